import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { DealPrice } from '../../../shared/woot/DealPrice.tsx';
import styles from './Outcome.module.css';

/** What was pressed for. */
export function OutcomeGoods({ deal }: { deal: Deal }) {
  return (
    <div className={styles['goods']}>
      <Picture {...deal.picture} alt="" sizes="80px" maxWidth={160} width={80} eager />
      <div>
        <p>{deal.title}</p>
        <DealPrice deal={deal} />
      </div>
    </div>
  );
}
