import { refusalOf } from '@jiwu/api-client';
import { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { GatewayWaitingProps } from '../GatewayView.ts';
import { leadToPage } from './leadToPage.ts';
import type { PageManner } from './PageManner.ts';
import styles from './PageWaiting.module.css';

type PageWaitingProps = Pick<GatewayWaitingProps, 'paymentId' | 'place' | 'onAsk'> & { manner: PageManner };

/** The gateway's page stands elsewhere, or had this page's place; from here it can be opened again, and its result asked for. */
export function PageWaiting({ manner, paymentId, place: firstPlace, onAsk }: PageWaitingProps) {
  const [place, setPlace] = useState(firstPlace);
  const [busy, setBusy] = useState<'page' | 'asking' | null>(null);
  const [told, setTold] = useState('');
  const { wish, prepare, waiting } = manner;
  const { icon, title, text, button } = waiting[place];

  async function during(what: 'page' | 'asking', work: () => Promise<string>) {
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
    // Where no window may open, this one goes: the gateway leads back here.
    const goer = prepare() ?? window;
    void during('page', async () => {
      try {
        await leadToPage(id, wish.gateway, goer);
        setPlace('opened');
        return '';
      } catch (error) {
        if (goer !== window) goer.close();
        // Its result is shown as soon as it is known here.
        if (refusalOf(error) === 'PAYMENT_DONE') await onAsk();
        throw error;
      }
    });
  }

  async function ask() {
    await onAsk();
    return `还没有收到付款结果。${rules.payment.names[wish.gateway]}确认之后，这里会自己更新。`;
  }

  return (
    <div className={styles['waiting']}>
      <div className={styles['words']}>
        <span>
          <Icon name={icon} size={24} />
        </span>
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      </div>
      {paymentId !== null && (
        <div className={styles['buttons']}>
          <Button look="filled" busy={busy === 'page'} onClick={() => open(paymentId)}>
            {button}
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
