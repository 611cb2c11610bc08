import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Marketing.module.css';
import { DealFields, type DealForm, termsIn } from './DealFields.tsx';
import { dayWords, type Deal, stateNames } from './dealWords.ts';

/** One deal: a draft can be changed and published; one that runs gets more pieces, or stands still for a while. */
export function DealSide({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const { allocated, sold, held, left, ordinaryFen, isUndercut, soldOutAt, nextBackAt } = deal;
  return (
    <>
      <Panel
        title={deal.title}
        note={`${dayWords(deal.day)}，${stateNames[deal.state]}`}
        extra={<Button onClick={onClose}>关闭</Button>}
      >
        <Facts
          rows={[
            ['规格', deal.skuLabel],
            ['一抢价', `¥${formatFen(deal.priceFen)}`],
            ['平时最低', `¥${formatFen(ordinaryFen)}${isUndercut ? '，不比一抢价高，抢到也不省' : ''}`],
            [
              '件数',
              deal.state === 'draft'
                ? `${allocated} 件，没有留`
                : `售 ${sold} + 占 ${held} + 剩 ${left} = ${allocated}`,
            ],
            ['每人', `${deal.limitPerUser} 件`],
            ['卖完', soldOutAt && formatTime(soldOutAt)],
            ['最早放回', nextBackAt && formatTime(nextBackAt)],
          ]}
        />
      </Panel>
      {deal.state === 'draft' && <Draft deal={deal} />}
      {deal.state === 'published' && <Running deal={deal} />}
    </>
  );
}

function Draft({ deal: { id, day, skuId, version, ...deal } }: { deal: Deal }) {
  const [form, setForm] = useState<DealForm>({ ...deal, priceYuan: deal.priceFen / 100 });
  const change = useSend('staffWootChange');
  const publish = useSend('staffWootPublish');
  const terms = termsIn(form);
  const params = { id };
  const save = async () => {
    if (terms && (await change.send({ params, body: { ...terms, day, skuId, version } }))) say.done('草稿已改');
  };
  const go = async () => {
    if (await publish.send({ params, body: { version } })) say.done('已发布，件数从库存里留出来了');
  };
  return (
    <Panel title="草稿" note="发布以后价格不再变">
      <div className={styles['form']}>
        <DealFields form={form} onChange={setForm} />
        <FormProblem text={change.problem ?? publish.problem} />
        <div className={styles['acts']}>
          <Button disabled={!terms} loading={change.isBusy} onClick={() => void save()}>
            存草稿
          </Button>
          <Button type="primary" loading={publish.isBusy} onClick={() => void go()}>
            发布，留出 {deal.allocated} 件
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Running({ deal: { id, isPaused } }: { deal: Deal }) {
  const [pieces, setPieces] = useState<number | null>(10);
  const add = useSend('staffWootAddPieces');
  const pause = useSend('staffWootPause');
  const params = { id };
  const more = async () => {
    if (pieces && (await add.send({ params, body: { pieces } }))) say.done(`加了 ${pieces} 件`);
  };
  const turn = async () => {
    const done = await pause.send({ params, body: { isPaused: !isPaused } });
    if (done) say.done(isPaused ? '继续卖' : '已暂停，抢到的照常付款');
  };
  return (
    <Panel title="能做什么" note="不改价">
      <div className={styles['form']}>
        <div className={styles['row']}>
          <InputNumber aria-label="加几件" prefix="加" suffix="件" min={1} value={pieces} onChange={setPieces} />
          <Button disabled={!pieces} loading={add.isBusy} onClick={() => void more()}>
            从库存再留出来
          </Button>
        </div>
        <FormProblem text={add.problem ?? pause.problem} />
        <div>
          <Button loading={pause.isBusy} onClick={() => void turn()}>
            {isPaused ? '继续卖' : '暂停这一款'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
