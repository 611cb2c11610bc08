import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { membershipQueries } from '../membershipQueries.ts';
import { PanelWaiting } from '../PanelWaiting.tsx';
import { useReturnedPurchase } from './useReturnedPurchase.ts';
import styles from './VipPanel.module.css';
import type { VipPaying } from './VipPaying.ts';
import { VipStanding } from './VipStanding.tsx';

const PurchasesDrawer = lazyPart(() => import('./PurchasesDrawer.tsx'));
const VipRules = lazyPart(() => import('./VipRules.tsx'));
const VipPayDialog = lazyPart(() => import('./VipPayDialog.tsx'));

/** VIP: its end, the savings so far, and buying more of it. */
export function VipPanel() {
  const query = useQuery(membershipQueries.vip());
  const [asked, setAsked] = useState<'purchases' | 'rules' | null>(null);
  /** Followed until it ends, also while its dialog is closed. */
  const [paying, setPaying] = useState<VipPaying | null>(null);
  const [isShown, setShown] = useState(false);
  const show = (next: VipPaying) => {
    setPaying(next);
    setShown(true);
  };
  useReturnedPurchase(show);
  return (
    <Card
      id="vip"
      title="VIP 会员"
      icon="crown"
      actions={
        <div className={styles['actions']}>
          <TextButton label="VIP 购买记录" onClick={() => setAsked('purchases')}>
            记录
          </TextButton>
          <TextButton label="VIP 权益说明" onClick={() => setAsked('rules')}>
            权益说明
          </TextButton>
        </div>
      }
    >
      {query.data ? (
        <VipStanding vip={query.data} onBuy={(purchase) => show({ purchase, returned: null })} />
      ) : (
        <PanelWaiting height={231} failedText="VIP 的情况没有加载出来，您的有效期没有变。" query={query} />
      )}
      <Suspense>
        {asked === 'rules' && <VipRules onClose={() => setAsked(null)} />}
        {asked === 'purchases' && (
          <PurchasesDrawer
            onClose={() => setAsked(null)}
            onPay={(purchase) => {
              setAsked(null);
              show({ purchase, returned: null });
            }}
          />
        )}
      </Suspense>
      {paying && (
        <Suspense fallback={<DialogComing />}>
          <VipPayDialog
            key={paying.purchase.id}
            paying={paying}
            isShown={isShown}
            onHide={() => setShown(false)}
            onEnd={() => setPaying(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
