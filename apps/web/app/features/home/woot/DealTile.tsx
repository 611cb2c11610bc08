import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Deal, DealTime } from './Deal.ts';
import { DealBar } from './DealBar.tsx';
import { dealFacts } from './dealFacts.ts';
import styles from './DealTile.module.css';

interface DealTileProps {
  deal: Deal;
  time: DealTime;
}

/** One of the other deals of the day. */
export function DealTile({ deal, time }: DealTileProps) {
  const [taken, left] = dealFacts(deal, time);
  return (
    <li className={styles['tile']} data-out={deal.soldOutAt !== null || undefined}>
      <LightLink to="/woot">
        <span className={styles['picture']}>
          <Picture {...deal.picture} alt="" sizes="(max-width: 767px) 140px, 192px" maxWidth={480} width={192} />
        </span>
        <span className={styles['title']}>{deal.title}</span>
        <span className={styles['price']}>
          <Price fen={deal.priceFen} />
          <StruckPrice fen={deal.ordinaryFen} title="普通价与 VIP 价里最低的" />
        </span>
        <DealBar deal={deal} />
        <span className={styles['facts']}>
          <span>{taken}</span>
          <span>{left}</span>
        </span>
      </LightLink>
    </li>
  );
}
