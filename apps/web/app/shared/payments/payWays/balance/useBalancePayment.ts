import { ApiError, refusalOf } from '@jiwu/api-client';
import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { walletFacts } from '../../payment/walletFacts.ts';
import { keyOfAttempt } from '../../../../ui/form/keyOfAttempt.ts';
import type { BalanceTarget } from '../PayTarget.ts';

interface BalancePayment {
  readonly password: string;
  readonly type: (text: string) => void;
  /** A complaint about the password. */
  readonly complaint: string | null;
  /** Any other error. */
  readonly problem: string | null;
  readonly isSending: boolean;
  readonly send: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Pays once however often it is pressed. A wrong password is taken away, so that the next one can be typed at once. */
export function useBalancePayment(target: BalanceTarget, onPaid: () => void): BalancePayment {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const attempt = useRef(keyOfAttempt());
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [password, setPassword] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function type(text: string) {
    setPassword(text.replaceAll(/\D/g, '').slice(0, 6));
    setComplaint(null);
  }

  function refused(error: unknown) {
    const { status, message } = error instanceof ApiError ? error : { status: -1, message: '没有付成，请再试一次' };
    if (refusalOf(error) === 'PAYMENT_PASSWORD_WRONG') {
      setPassword('');
      setComplaint(message);
      field.current?.focus();
    } else {
      setProblem(status === 0 ? `${message}。再按一次不会重复付款` : message);
    }
    // Balance too low, password locked or not set: the wallet tells which, and the page offers the remedy.
    if (status > 0) void client.invalidateQueries(walletFacts());
    // Paid or closed meanwhile.
    if (status === 409) onPaid();
  }

  async function pay() {
    try {
      await target.payByBalance(password, attempt.current(password));
      onPaid();
    } catch (error) {
      refused(error);
    }
  }

  function send() {
    if (isBusy.current) return;
    setProblem(null);
    if (!rules.wallet.passwordPattern.test(password)) {
      setComplaint('请输入 6 位数字的支付密码');
      field.current?.focus();
      return;
    }
    isBusy.current = true;
    setIsSending(true);
    void pay().finally(() => {
      isBusy.current = false;
      setIsSending(false);
    });
  }

  return { password, type, complaint, problem, isSending, send, field };
}
