import { ApiError } from '@jiwu/api-client';
import { rules } from '@jiwu/contract/rules';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { showToast } from '../../ui/toast/toastStore.ts';
import { apiClient } from '../../session/apiClient.ts';
import styles from './RedeemForm.module.css';

interface RedeemFormProps {
  onRedeemed: () => void;
}

/** Redeems a code for a coupon. After a refusal the typed code stays, with the reason beside it. */
export function RedeemForm({ onRedeemed }: RedeemFormProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = code.trim().toUpperCase();
    if (!rules.coupon.codePattern.test(typed)) {
      refuse(typed === '' ? '请输入兑换码' : '兑换码不对，请核对后再输入');
      return;
    }
    setBusy(true);
    try {
      const { coupon } = await apiClient.call('couponRedeem', { body: { code: typed } }, { inline: true });
      showToast({ kind: 'success', text: `已兑换“${coupon.name}”` });
      setCode('');
      setProblem(null);
      onRedeemed();
    } catch (error) {
      if (error instanceof ApiError && !error.shown) refuse(error.message);
    } finally {
      setBusy(false);
    }
  }

  function refuse(words: string) {
    setProblem(words);
    input.current?.focus();
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <label className={styles['hidden']} htmlFor={id}>
        兑换码
      </label>
      <input
        ref={input}
        id={id}
        value={code}
        placeholder="输入兑换码"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(null);
        }}
      />
      <button type="submit" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {busy ? '正在兑换' : '兑换'}
      </button>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert">
          <Icon name="info" size={16} />
          {problem}
        </p>
      )}
    </form>
  );
}
