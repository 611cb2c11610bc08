import { formatCount } from '../../../format/formatCount.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { DealPrice } from '../../../shared/woot/DealPrice.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { RemindButton } from '../RemindButton.tsx';
import type { Own } from '../useMyWoot.ts';
import styles from './TomorrowCard.module.css';

interface TomorrowCardProps {
  deal: Deal;
  own: Own;
}

/** A deal of tomorrow. One that is reminded counts at once, before the shop's own count follows. */
export function TomorrowCard({ deal, own }: TomorrowCardProps) {
  const { title, picture, allocated, reminders } = deal;
  const isReminded = own.mine?.reminded.includes(deal.id) ?? false;
  const to = `/product?id=${deal.productId}&sku=${deal.skuId}`;
  return (
    <li className={styles['card']}>
      <LightLink className={styles['picture']} to={to} tabIndex={-1} aria-hidden="true">
        <Picture {...picture} alt="" sizes="(max-width: 767px) 104px, 228px" maxWidth={640} />
      </LightLink>
      <div className={styles['body']}>
        <h3>
          <LightLink to={to}>{title}</LightLink>
        </h3>
        <div className={styles['price']}>
          <DealPrice deal={deal} />
        </div>
        <p className={styles['facts']}>
          <span>共 {formatCount(allocated)} 件</span>
          <span>
            {reminders > 0 || isReminded ? `${formatCount(Math.max(reminders, isReminded ? 1 : 0))} 人要提醒` : ''}
          </span>
        </p>
        <div className={styles['remind']}>
          <RemindButton view={{ deal, isReminded }} woot={own} look="card" label="提醒我" />
        </div>
      </div>
    </li>
  );
}
