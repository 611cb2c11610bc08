import { formatCount } from '../../../format/formatCount.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { PieceGrid } from '../../../shared/woot/pieces/PieceGrid.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import type { Deal, DealTime } from './Deal.ts';
import { leadFacts } from './dealFacts.ts';
import styles from './LeadDeal.module.css';

interface LeadDealProps {
  deal: Deal;
  time: DealTime;
}

/** The deal that can be had, large. A piece is claimed on /woot. */
export function LeadDeal({ deal, time }: LeadDealProps) {
  const [taken, left] = leadFacts(deal, time);
  const canClaim = time === 'running' && deal.left > 0 && !deal.isPaused;
  return (
    <div className={styles['lead']}>
      <Picture {...deal.picture} alt="" sizes="(max-width: 767px) 144px, 328px" maxWidth={640} width={328} />
      <div className={styles['words']}>
        <h3>{deal.title}</h3>
        <p>
          {deal.note}每人限 {formatCount(deal.limitPerUser)} 件。
        </p>
        <div className={styles['price']}>
          <PriceChip look="deal">一抢价</PriceChip>
          <Price fen={deal.priceFen} size="large" />
          <StruckPrice fen={deal.ordinaryFen} title="普通价与 VIP 价里最低的" />
        </div>
        <PieceGrid deal={deal} isNarrow />
        <div className={styles['facts']}>
          <span>{taken}</span>
          <b>{left}</b>
        </div>
        <ButtonLink to="/woot">{canClaim ? '立即抢购' : '去看看'}</ButtonLink>
      </div>
    </div>
  );
}
