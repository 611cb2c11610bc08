import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Picture } from '../../files/picture/Picture.tsx';
import { gradeWords } from '../gradeWords.ts';
import { openBoxQueries } from '../openBoxQueries.ts';
import type { LockPage } from '../Unit.ts';
import { unitAddress } from '../unitAddress.ts';
import { inspectionWords } from '../unitWords.ts';
import { AsksPanel } from './AsksPanel.tsx';
import styles from './UnitToConfirm.module.css';

/** The one thing of the order: what it is, what is to be acknowledged, and what follows for a return. */
export default function UnitToConfirm({ subjectId }: { subjectId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(openBoxQueries.lock(subjectId));
  if (data) {
    return (
      <>
        <UnitLine lock={data} />
        <AsksPanel lock={data} />
      </>
    );
  }
  return (
    <Panel title="这一件" hidesTitle="always">
      <div className={styles['place']}>
        {isError && (
          <LoadFailed
            text="这一件的痕迹与缺件没有加载出来，还没有下单。"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Panel>
  );
}

function UnitLine({ lock: { unit, inspection, priceFen } }: { lock: LockPage }) {
  const { mark, name } = gradeWords[unit.grade];
  return (
    <Panel title="这一件" hidesTitle="always">
      <div className={styles['unit']}>
        <Picture {...unit.picture} alt="" sizes="128px" maxWidth={320} width={128} />
        <div>
          <LightLink className={styles['title']} to={unitAddress(unit.id)}>
            {unit.title} {unit.skuLabel}
          </LightLink>
          <p className={styles['chips']}>
            <PriceChip look="grade">{`开箱 ${mark}`}</PriceChip>
            <span>{name}</span>
            <span>仅此一件</span>
          </p>
          <dl>
            <div>
              <dt>单件号</dt>
              <dd>{unit.no}</dd>
            </div>
            <div>
              <dt>序列号</dt>
              <dd>{unit.serial}</dd>
            </div>
            <div>
              <dt>检测</dt>
              <dd>
                {inspection.inspector}，{inspectionWords(inspection)}
              </dd>
            </div>
          </dl>
        </div>
        <p className={styles['price']}>
          <Price fen={priceFen} size="card" />
          {unit.newFen !== null && unit.newFen > priceFen && (
            <StruckPrice fen={unit.newFen} title="全新近 7 天最低价" />
          )}
        </p>
      </div>
    </Panel>
  );
}
