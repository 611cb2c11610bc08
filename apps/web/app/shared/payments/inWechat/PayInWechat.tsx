import { refusalOf } from '@jiwu/api-client';
import type { Payment } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { leadToPage } from '../gateways/page/leadToPage.ts';
import { usePayment } from '../payment/usePayment.ts';
import { callWechat, type WechatAnswer } from './callWechat.ts';
import styles from './PayInWechat.module.css';

interface PayInWechatProps {
  paymentId: string;
  /** With which WeChat tells who sits here, once. */
  code: string;
}

/**
 * WeChat has told who sits here: its payment opens over this page, and the result is shown where the payment belongs. The payment is
 * followed all the while: whoever loads this page anew after paying has a code that is spent, and a payment that is made.
 */
export function PayInWechat({ paymentId, code }: PayInWechatProps) {
  const navigate = useNavigate();
  const { payment, isUnknown, ask } = usePayment(paymentId);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: answer, error } = useQuery({
    queryKey: ['payInWechat', paymentId, code],
    queryFn: async () => await payOnce(paymentId, code),
    // The code is good for once, and WeChat opens once.
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const isDone = payment?.state === 'paid' || answer === 'ok';
  const after = isDone ? payment?.pages.after : undefined;
  useEffect(() => {
    if (after !== undefined) void navigate(after, { replace: true });
  }, [after, navigate]);
  const askAfter = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    if (error) askAfter();
  }, [error]);

  async function again() {
    setIsOpening(true);
    try {
      await leadToPage(paymentId, 'wechat', window);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : '微信支付没有打开，请稍后再试');
      if (refusalOf(failure) === 'PAYMENT_DONE') await ask().catch(() => undefined);
    }
    setIsOpening(false);
  }

  const told = isDone ? null : words({ payment, isUnknown, answer, error });
  if (!told) {
    return (
      <section className={styles['over']}>
        <h1>微信支付</h1>
        <p role="status">{isDone ? '正在查付款结果' : '正在打开微信支付'}</p>
      </section>
    );
  }
  const isOpen = payment?.state !== 'closed' && !isUnknown;
  return (
    <section className={styles['over']}>
      <h1>{told.title}</h1>
      <p role="status">{problem ?? told.text}</p>
      <div className={styles['buttons']}>
        {isOpen && (
          <Button look="filled" busy={isOpening} onClick={() => void again()}>
            再打开微信支付
          </Button>
        )}
        {payment ? (
          <ButtonLink to={payment.pages.toPay}>{isOpen ? '换一种方式付' : '回到付款的页面'}</ButtonLink>
        ) : (
          <ButtonLink to="/order/mine">看我的订单</ButtonLink>
        )}
      </div>
    </section>
  );
}

interface Facts {
  readonly payment: Payment | null;
  readonly isUnknown: boolean;
  readonly answer: WechatAnswer | undefined;
  readonly error: Error | null;
}

/** Only WeChat's own word that it was cancelled, and the end of the payment, prove that nothing was taken. */
function words({ payment, isUnknown, answer, error }: Facts): { title: string; text: string } | null {
  const ifPaid = '已经付过的话，不用再付，这里会自己更新。';
  if (isUnknown) return { title: '没有找到这次付款', text: '它可能属于另一个账号，请用下单的账号登录后再看。' };
  if (payment?.state === 'closed') return { title: '这次付款已经失效', text: '这一次没有扣款。还要付，请重新打开。' };
  if (answer === 'cancel') return { title: '没有付款', text: '您在微信里取消了，没有扣款。还要付，再打开一次就行。' };
  if (answer === 'fail') return { title: '微信支付没有打开', text: `请再打开一次；还是不行，换一种方式付。${ifPaid}` };
  return error && { title: '微信支付没有打开', text: `${error.message}。${ifPaid}` };
}

/** Opens the payment at the shop for whoever sits here, then WeChat over this page, until it says how that went. */
async function payOnce(paymentId: string, code: string): Promise<WechatAnswer> {
  const input = { params: { id: paymentId }, body: { code } };
  const { call } = await apiClient.call('paymentInWechat', input, { silent: true });
  return await callWechat(call);
}
