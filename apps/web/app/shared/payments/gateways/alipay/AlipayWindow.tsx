import { useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { GatewayWaitingProps, WindowPlace } from '../GatewayView.ts';
import styles from './AlipayWindow.module.css';
import { leadToAlipay } from './leadToAlipay.ts';
import { openWaitingWindow } from './openWaitingWindow.ts';

type AlipayWindowProps = Pick<GatewayWaitingProps, 'paymentId' | 'place' | 'onAsk'>;

const words: Readonly<Record<WindowPlace, { title: string; text: string; button: string }>> = {
  opened: {
    title: '已在新窗口打开支付宝，等您付完',
    text: '付完后这里会自己更新。窗口没有打开，可能被浏览器拦住了。',
    button: '重新打开支付宝',
  },
  blocked: {
    title: '支付宝的窗口没有打开',
    text: '可能被浏览器拦住了，请按下面的按钮打开。还没有扣款。',
    button: '打开支付宝',
  },
  left: {
    title: '正在等支付宝的付款结果',
    text: '付过了会自己更新。还没有付，可以重新打开支付宝。',
    button: '重新打开支付宝',
  },
};

/** Alipay stands in another window; from here it can be opened again, and its result asked for. */
export function AlipayWindow({ paymentId, place: firstPlace, onAsk }: AlipayWindowProps) {
  const [place, setPlace] = useState(firstPlace);
  const [busy, setBusy] = useState<'window' | 'asking' | null>(null);
  const [told, setTold] = useState('');

  async function during(what: 'window' | 'asking', work: () => Promise<string>) {
    setBusy(what);
    setTold('');
    try {
      setTold(await work());
    } catch (error) {
      setTold(error instanceof Error ? error.message : '没有成功，请再试一次');
    }
    setBusy(null);
  }

  function open(id: string) {
    // Where no window may open, this one goes: Alipay leads back here.
    const waiting = openWaitingWindow() ?? window;
    void during('window', async () => {
      try {
        await leadToAlipay(id, waiting);
        setPlace('opened');
        return '';
      } catch (error) {
        if (waiting !== window) waiting.close();
        throw error;
      }
    });
  }

  async function ask() {
    await onAsk();
    return '还没有收到付款结果。支付宝确认之后，这里会自己更新。';
  }

  return (
    <div className={styles['alipay']}>
      <div className={styles['words']}>
        <span>
          <Icon name={place === 'blocked' ? 'info' : 'screen'} size={24} />
        </span>
        <div>
          <b>{words[place].title}</b>
          <p>{words[place].text}</p>
        </div>
      </div>
      {paymentId !== null && (
        <div className={styles['buttons']}>
          <Button look="filled" busy={busy === 'window'} onClick={() => open(paymentId)}>
            {words[place].button}
          </Button>
          <Button busy={busy === 'asking'} onClick={() => void during('asking', ask)}>
            我已付款，查一下
          </Button>
        </div>
      )}
      <p className={styles['told']} role="status">
        {told}
      </p>
    </div>
  );
}
