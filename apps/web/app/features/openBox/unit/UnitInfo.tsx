import { formatFen } from '../../../format/formatFen.ts';
import type { Unit } from '../../../shared/openBox/Unit.ts';
import { UnitPrice } from '../../../shared/openBox/UnitPrice.tsx';
import { differenceWords } from '../../../shared/openBox/unitWords.ts';
import { CopyText } from '../../../ui/copy/CopyText.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LiveNote } from '../../../ui/live/LiveNote.tsx';
import { DropSchedule } from './DropSchedule.tsx';
import { UnitButton } from './UnitButton.tsx';
import { UnitFacts } from './UnitFacts.tsx';
import styles from './UnitInfo.module.css';
import { UnitRemind } from './UnitRemind.tsx';
import { shippingWords } from './shippingWords.ts';
import { newBuysLine } from './unitFactWords.ts';
import type { UnitView } from './useUnitView.ts';

interface UnitInfoProps {
  view: UnitView;
  connection: 'opening' | 'live' | 'lost';
  now: string;
}

/** Beside the photos: what it is, what it costs, how the price falls, what is wrong with it, and the button. */
export function UnitInfo({ view, connection, now }: UnitInfoProps) {
  const { unit, words, locking } = view;
  const newBuys = newBuysLine(unit);
  return (
    <div className={styles['info']}>
      <h1>{unit.title}</h1>
      <p className={styles['headline']}>
        {unit.skuLabel && `${unit.skuLabel}　`}
        {unit.headline}
      </p>
      <p className={styles['facts']}>
        <span>
          序列号 <b>{unit.serial}</b>
          <CopyText text={unit.serial} what="序列号" isSmall />
        </span>
        <span>
          检测员 <b>{unit.inspection.inspector}</b>
        </span>
        <span>仅此一件</span>
        <LiveNote connection={connection} />
      </p>
      <div className={styles['block']}>
        <div className={styles['price']}>
          <UnitPrice unit={unit} size="large" />
          {unit.newOne && <NewOne unit={unit} />}
        </div>
        <p className={styles['why']}>
          {differenceWords(unit)}不叠优惠券，可用积分。{shippingWords(unit)}
        </p>
        {newBuys && <p className={styles['why']}>{newBuys}</p>}
        <DropSchedule unit={unit} now={now} />
      </div>
      <UnitFacts unit={unit} />
      <div className={styles['buy']}>
        <UnitButton view={view} />
        <UnitRemind view={view} />
      </div>
      <p className={styles['words']} role="status">
        {words}
      </p>
      <div className={styles['problem']} role="alert">
        {locking.problem}
      </div>
    </div>
  );
}

/** What a new one costs now, and the way to it. */
function NewOne({ unit }: { unit: Unit }) {
  const { newOne, productId, skuId } = unit;
  if (!newOne) return null;
  return (
    <LightLink to={`/product?id=${productId}&sku=${skuId}`}>
      全新的 {formatFen(newOne.priceFen)}
      {newOne.vipPriceFen !== null && newOne.vipPriceFen < newOne.priceFen && `，VIP ${formatFen(newOne.vipPriceFen)}`}
    </LightLink>
  );
}
