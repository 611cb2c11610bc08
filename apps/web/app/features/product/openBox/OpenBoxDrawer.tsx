import type { AnswerAt } from '../../../api/sharedApi.ts';
import { useShared } from '../../../api/useShared.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { gradeLabel } from '../../../shared/openBox/gradeWords.ts';
import { UnitCardItem } from '../../../shared/openBox/UnitCardItem.tsx';
import { unitAddress } from '../../../shared/openBox/unitAddress.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import styles from './OpenBoxDrawer.module.css';

type Units = AnswerAt<'/api/openBox/product'>;

interface OpenBoxDrawerProps {
  productId: string;
  onClose: () => void;
}

/** The opened units of a product that are on sale, and what others were sold for. Loaded when first opened. */
export default function OpenBoxDrawer({ productId, onClose }: OpenBoxDrawerProps) {
  const units = useShared('/api/openBox/product', { id: productId });
  return (
    <Drawer title="开箱单件" onClose={onClose}>
      {units.state === 'failed' && <LoadFailed text="单件没有加载出来。" retrying={false} onRetry={units.retry} />}
      <div className={styles['body']} aria-busy={units.state === 'loading'}>
        {units.state === 'here' && <Found units={units.data} />}
      </div>
    </Drawer>
  );
}

function Found({ units: { items, sold, now } }: { units: Units }) {
  return (
    <>
      {items.length === 0 && <p>刚刚都卖出了，新的检测好会再上架。</p>}
      <ul className={styles['units']}>
        {items.map((card) => (
          <UnitCardItem key={card.id} card={card} now={now} sizes="200px" />
        ))}
      </ul>
      {sold.length > 0 && (
        <>
          <h3>卖出过的</h3>
          <ul className={styles['sold']}>
            {sold.map(({ id, no, grade, priceFen, soldAt }) => (
              <li key={`${id} ${soldAt}`}>
                <LightLink to={unitAddress(id)}>{no}</LightLink>
                <span>{gradeLabel(grade)}</span>
                <time dateTime={soldAt}>{shanghaiDay(soldAt)}</time>
                <b>{formatFen(priceFen)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
