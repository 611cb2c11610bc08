import { Button } from 'antd';
import { useParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import styles from '../OpenBox.module.css';
import { gradeNames, sourceNames, stateNames, type Unit } from '../unitWords.ts';
import { findingsOf } from './findingsOf.ts';
import { UnitEnd } from './UnitEnd.tsx';
import { UnitFindings } from './UnitFindings.tsx';
import { UnitGrade } from './UnitGrade.tsx';
import { UnitPhotos } from './UnitPhotos.tsx';
import { UnitPrice } from './UnitPrice.tsx';
import { UnitSteps } from './UnitSteps.tsx';

/** One unit, from its photographs to its price. On a phone the camera takes the pictures; everything is kept as it is done. */
export function UnitPage() {
  const { id = '' } = useParams();
  const read = useRead('staffUnitGet', { params: { id } });
  const unit = read.data;
  if (read.isError && !unit) return <LoadFailed what="这个单件" onRetry={() => void read.refetch()} />;
  if (!unit) return <PageHead title="开箱" about="正在加载…" />;
  // What is being typed stays while photos come in, and gives way to findings that were saved meanwhile.
  const found = `${unit.state} ${JSON.stringify(findingsOf(unit))}`;
  return (
    <>
      <PageHead title={unit.no} about={`${unit.title} ${unit.skuLabel}，${stateNames[unit.state]}`} />
      <UnitSteps unit={unit} />
      <div className={styles['unit']}>
        <div className={styles['column']}>
          <Start unit={unit} />
          {unit.inspection && (
            <>
              <UnitPhotos unit={unit} />
              <UnitFindings key={found} unit={unit} />
            </>
          )}
        </div>
        <div className={styles['column']}>
          <About unit={unit} />
          {unit.inspection && <UnitGrade key={`${unit.id} ${unit.inspection.no}`} unit={unit} />}
          {unit.grade && <UnitPrice key={`price ${unit.version}`} unit={unit} />}
          <UnitEnd key={`end ${unit.version}`} unit={unit} />
        </div>
      </div>
    </>
  );
}

/** A unit that just came in, or came back, is inspected first. */
function Start({ unit: { id, state, version } }: { unit: Unit }) {
  const inspect = useSend('staffUnitInspect');
  if (state !== 'intake' && state !== 'returned') return null;
  return (
    <Panel title={state === 'intake' ? '还没检测' : '退回来了，要复检'}>
      <FormProblem text={inspect.problem} />
      <Button
        type="primary"
        loading={inspect.isBusy}
        onClick={() => void inspect.send({ params: { id }, body: { version } })}
      >
        {state === 'intake' ? '开始检测' : '开始复检'}
      </Button>
    </Panel>
  );
}

function About({ unit }: { unit: Unit }) {
  const { comparable } = unit;
  return (
    <Panel title="这一件">
      <Facts
        rows={[
          ['序列号', unit.serial],
          ['来源', `${sourceNames[unit.source]}，${unit.sourceWords}`],
          ['入库', formatTime(unit.createdAt)],
          ['账面', unit.bookFen === null ? null : `¥${formatFen(unit.bookFen)}`],
          ['级', unit.grade && gradeNames[unit.grade]],
          ['现价', unit.priceFen === null ? null : `¥${formatFen(unit.priceFen)}`],
          ['全新 7 天最低', unit.newFen === null ? null : `¥${formatFen(unit.newFen)}`],
          [
            '同款同级 90 天',
            comparable.sold === 0
              ? '没有卖过'
              : `${comparable.sold} 件，多在 ${comparable.medianDays ?? 0} 天卖出，中位 ¥${formatFen(comparable.medianFen ?? 0)}`,
          ],
        ]}
      />
    </Panel>
  );
}
