import { useInfiniteQuery } from '@tanstack/react-query';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { membershipQueries, type VipPurchase } from '../membershipQueries.ts';
import { MorePages } from '../MorePages.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PanelWaiting } from '../PanelWaiting.tsx';
import { planNames } from './planNames.ts';
import styles from './PurchasesDrawer.module.css';
import { purchaseWords } from './purchaseWords.ts';

interface PurchasesDrawerProps {
  onClose: () => void;
  /** Goes on with one that waits to be paid. */
  onPay: (purchase: VipPurchase) => void;
}

/** Every purchased plan with its way of paying and its refund. */
export default function PurchasesDrawer({ onClose, onPay }: PurchasesDrawerProps) {
  const query = useInfiniteQuery(membershipQueries.purchases());
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Drawer title="VIP 购买记录" onClose={onClose}>
      {!items && <PanelWaiting height={480} failedText="记录没有加载出来，您的有效期没有变。" query={query} />}
      {items?.length === 0 && <NothingYet text="开通或续费 VIP 后，每一次都会列在这里。" />}
      {items && items.length > 0 && (
        <>
          <ul className={styles['list']}>
            {items.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} onPay={() => onPay(purchase)} />
            ))}
          </ul>
          <MorePages query={query} failedText="更早的没有加载出来。" />
        </>
      )}
    </Drawer>
  );
}

function PurchaseRow({ purchase, onPay }: { purchase: VipPurchase; onPay: () => void }) {
  const { plan, days, amountFen, state } = purchase;
  const words = purchaseWords(purchase);
  return (
    <li>
      <div>
        <b>
          {planNames[plan]} {days} 天
        </b>
        <span>{words.note}</span>
      </div>
      <div className={styles['end']}>
        <b>{formatFen(amountFen)}</b>
        <p data-state={state}>
          {words.state}
          {words.more && <span>{words.more}</span>}
        </p>
        {state === 'unpaid' && (
          <TextButton label={`付${planNames[plan]} ${formatFen(amountFen)}`} onClick={onPay}>
            去付款
          </TextButton>
        )}
      </div>
    </li>
  );
}
