import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { TextButton } from '../../../components/button/TextButton.tsx';
import { Card } from '../../../components/card/Card.tsx';
import { DialogComing } from '../../../components/dialog/DialogComing.tsx';
import { membershipQueries } from '../membershipQueries.ts';
import { PanelWaiting } from '../PanelWaiting.tsx';
import { useReturnedPurchase } from './useReturnedPurchase.ts';
import type { VipPaying } from './VipPaying.ts';
import { VipStanding } from './VipStanding.tsx';

const VipRules = lazy(() => import('./VipRules.tsx'));
const VipPayDialog = lazy(() => import('./VipPayDialog.tsx'));

/** VIP: until when, what it gave, and how to buy more of it. */
export function VipPanel() {
  const query = useQuery(membershipQueries.vip());
  const [isAsking, setAsking] = useState(false);
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
        <TextButton label="VIP 权益说明" onClick={() => setAsking(true)}>
          权益说明
        </TextButton>
      }
    >
      {query.data ? (
        <VipStanding vip={query.data} onBuy={(purchase) => show({ purchase, returnedPaymentId: null })} />
      ) : (
        <PanelWaiting height={231} failedText="VIP 的情况没有加载出来，您的有效期没有变。" query={query} />
      )}
      {isAsking && (
        <Suspense>
          <VipRules onClose={() => setAsking(false)} />
        </Suspense>
      )}
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
