import { Link } from 'react-router';
import { shanghaiSecond } from '../../../format/shanghaiDay.ts';
import type { Deal } from '../../../shared/woot/Deal.ts';
import type { Own } from '../useMyWoot.ts';
import styles from './EarlierClaims.module.css';
import { isUnpaid } from './isUnpaid.ts';
import { useClaimedSku } from './useClaimedSku.ts';
import { claimAddress } from '../../../shared/woot/claimAddress.ts';

interface EarlierClaimsProps {
  deals: readonly Pick<Deal, 'id'>[];
  own: Pick<Own, 'mine'>;
}

/** Claimed in the last minutes before midnight: the page shows the next day's deals by now, but the piece is still kept. */
export function EarlierClaims({ deals, own }: EarlierClaimsProps) {
  const claim = own.mine?.claims.find((one) => isUnpaid(one) && deals.every(({ id }) => id !== one.dealId)) ?? null;
  const skuId = useClaimedSku(claim?.state === 'held' ? claim.id : null);
  if (!claim) return null;
  const to = claim.orderId ? `/order/pay?id=${claim.orderId}` : skuId && claimAddress({ claimId: claim.id, skuId });
  if (!to) return null;
  return (
    <p className={styles['earlier']} role="status">
      昨天抢到的一件还为您留到 {shanghaiSecond(claim.deadline)}，没付就放回。
      <Link to={to}>去付款</Link>
    </p>
  );
}
