import type { Order } from '@jiwu/contract';
import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Picture } from '../../files/picture/Picture.tsx';
import { DropChart } from '../DropChart.tsx';
import { InspectionPanel } from '../InspectionPanel.tsx';
import { PassportRows } from '../PassportRows.tsx';
import { photoWords } from '../photoWords.ts';
import type { OrderedUnit } from '../Unit.ts';
import { AcknowledgedPanel } from './AcknowledgedPanel.tsx';
import { soldPrices } from './soldPrices.ts';
import styles from './UnitOrderBelow.module.css';
import { useOrderedUnit } from './useOrderedUnit.ts';

/** So many steps of its past stand before the rest is opened. */
const SHOWN = 5;

/** The past of the unit, what its buyer acknowledged, and its inspection, as they were when it was bought. */
export function UnitOrderBelow({ order }: { order: Order }) {
  const { unit, isError } = useOrderedUnit(order);
  // Above it a panel says when it did not come.
  if (!unit) return isError ? null : <div className={styles['place']} aria-hidden="true" />;
  return (
    <>
      <PastPanel unit={unit} />
      {unit.acknowledged.length > 0 && <AcknowledgedPanel unit={unit} />}
      <InspectionPanel inspection={unit.inspection} />
    </>
  );
}

function PastPanel({ unit }: { unit: OrderedUnit }) {
  const [isWhole, setWhole] = useState(false);
  const { passport, photos, priceFen, startFen, lockedAt } = unit;
  const prices = soldPrices(unit);
  const paid = formatFen(priceFen);
  return (
    <Panel title={prices.length > 1 ? '降价走过的路' : '照片与经历'}>
      <div className={styles['stack']}>
        {prices.length > 1 && (
          <DropChart
            facts={{ past: prices, coming: [], floorFen: priceFen, until: lockedAt }}
            label={`从 ${formatFen(startFen)} 降到 ${paid}，按 ${paid} 成交`}
            here={`锁定 ${paid.slice(1)}`}
          />
        )}
        <ul className={styles['photos']}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <Picture
                fileId={photo.fileId}
                placeholder={photo.placeholder}
                alt=""
                sizes="(max-width: 767px) 30vw, 120px"
                maxWidth={320}
                width={120}
              />
              {photoWords(photo)}
            </li>
          ))}
        </ul>
        <PassportRows rows={isWhole ? passport : passport.slice(0, SHOWN)} />
        {passport.length > SHOWN && !isWhole && (
          <p>
            <TextButton onClick={() => setWhole(true)}>{`全部 ${passport.length} 条`}</TextButton>
          </p>
        )}
      </div>
    </Panel>
  );
}
