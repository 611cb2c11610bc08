import { rules } from '@jiwu/contract/rules';
import { Form, Input } from 'antd';
import { useState } from 'react';
import styles from './SmsCodeField.module.css';
import { sendWords } from '../../../shared/forms/sendWords.ts';
import { useSecondsLeft } from '../../../ui/time/useSecondsLeft.ts';
import { complain, problemText } from '../../../shared/forms/useSubmit.ts';

interface SmsCodeFieldProps {
  /** Sends the code; given the phone number of the same form, where it has one. */
  requestCode: (phoneNumber: string) => Promise<{ resendAfterSeconds: number; expiresInSeconds: number }>;
  /** False where the code goes to the number that the account already has. */
  toTypedNumber?: boolean;
}

/** The code with its own sending button, which counts down until it may be pressed again. */
export function SmsCodeField({ requestCode, toTypedNumber = true }: SmsCodeFieldProps) {
  const form = Form.useFormInstance();
  const [sending, setSending] = useState(false);
  const [sentFor, setSentFor] = useState(0);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const secondsLeft = useSecondsLeft(resendAt);

  async function send() {
    if (sending || secondsLeft > 0) return;
    setSending(true);
    try {
      if (toTypedNumber) await form.validateFields(['phoneNumber'], { recursive: false });
      const phoneNumber: unknown = form.getFieldValue('phoneNumber');
      const { resendAfterSeconds, expiresInSeconds } = await requestCode(
        typeof phoneNumber === 'string' ? phoneNumber : '',
      );
      setResendAt(Date.now() + resendAfterSeconds * 1000);
      setSentFor(Math.round(expiresInSeconds / 60));
      form.setFields([{ name: 'code', errors: [] }]);
      form.focusField('code');
    } catch (error) {
      // A number that is not one has complained at its own field already.
      if (isInvalidForm(error)) form.focusField('phoneNumber');
      else complain(form, 'code', problemText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Form.Item
      name="code"
      label="短信验证码"
      normalize={(value: string) => value.replaceAll(/\D/g, '').slice(0, 6)}
      rules={[{ required: true }, { pattern: rules.smsCodePattern, message: '请输入短信里的 6 位数字' }]}
      extra={<span role="status">{sentFor > 0 ? `已发送，${sentFor} 分钟内有效。没收到请看一眼拦截箱。` : ''}</span>}
    >
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        suffix={
          <button
            type="button"
            className={styles['send']}
            aria-disabled={sending || secondsLeft > 0}
            onClick={() => void send()}
          >
            {sendWords(sending, secondsLeft, sentFor > 0)}
          </button>
        }
      />
    </Form.Item>
  );
}

function isInvalidForm(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errorFields' in error;
}
