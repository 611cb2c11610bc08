import { ApiError } from '@jiwu/api-client';
import { type Ref, useId, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { ChallengeStatus } from '../../forms/ChallengeStatus.tsx';
import { sendWords } from '../../forms/sendWords.ts';
import { useSecondsLeft } from '../../../ui/time/useSecondsLeft.ts';
import styles from './CodeField.module.css';
import { Complaint } from './Complaint.tsx';

interface CodeFieldProps {
  value: string;
  complaint: string | null;
  onChange: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The code goes to the number that the account has; its button counts down until it may be pressed again. */
export function CodeField({ value, complaint, onChange, ref }: CodeFieldProps) {
  const [inputId, complaintId] = [useId(), useId()];
  const phoneNumber = useUserCache(({ operator }) => operator.phoneNumber);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentFor, setSentFor] = useState(0);
  const [resendAtMs, setResendAtMs] = useState<number | null>(null);
  const secondsLeft = useSecondsLeft(resendAtMs);

  async function send() {
    if (isSending || secondsLeft > 0) return;
    setIsSending(true);
    setProblem(null);
    try {
      const sent = await apiClient.call('walletPasswordCode', {}, { inline: true });
      setResendAtMs(Date.now() + sent.resendAfterSeconds * 1000);
      setSentFor(Math.round(sent.expiresInSeconds / 60));
      document.getElementById(inputId)?.focus();
    } catch (error) {
      if (error instanceof ApiError && !error.shown) setProblem(error.message);
    }
    setIsSending(false);
  }

  const wrong = complaint ?? problem;
  return (
    <div>
      <label className={styles['label']} htmlFor={inputId}>
        短信验证码
      </label>
      <div className={styles['box']} data-wrong={wrong !== null}>
        <input
          ref={ref}
          id={inputId}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={wrong !== null}
          aria-describedby={complaintId}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-disabled={isSending || secondsLeft > 0} onClick={() => void send()}>
          {sendWords(isSending, secondsLeft, sentFor > 0)}
        </button>
      </div>
      <ChallengeStatus />
      <Complaint
        id={complaintId}
        text={wrong}
        hint={
          sentFor > 0
            ? `已发到 ${phoneNumber ?? '绑定的手机号'}，${sentFor} 分钟内有效。`
            : `验证码会发到 ${phoneNumber ?? '绑定的手机号'}。`
        }
      />
    </div>
  );
}
