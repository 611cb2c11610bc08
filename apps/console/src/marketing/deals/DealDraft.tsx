import { businessDay } from '@jiwu/kernel';
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { shopNow } from '../../session/shopTime.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { DealChecks } from './DealChecks.tsx';
import { DealFields, type DealForm, termsIn } from './DealFields.tsx';
import { dayWords, type Deal } from './dealWords.ts';
import { useMoveDeal } from './useMoveDeal.ts';

interface DealDraftProps {
  readonly deal: Deal;
  readonly onMoved: (day: string) => void;
  readonly onDropped: () => void;
}

/** What is not promised yet: its terms, its day, and whether it can be published as it is typed now. */
export function DealDraft({ deal, onMoved, onDropped }: DealDraftProps) {
  const { id, day, skuId, productId, version } = deal;
  const [form, setForm] = useState<DealForm>({ ...deal, priceYuan: deal.priceFen / 100 });
  const change = useSend('staffWootChange');
  const publish = useSend('staffWootPublish');
  const drop = useSend('staffWootDrop');
  const terms = termsIn(form);
  const params = { id };
  const isSaved =
    terms !== null &&
    terms.priceFen === deal.priceFen &&
    terms.allocated === deal.allocated &&
    terms.limitPerUser === deal.limitPerUser &&
    terms.note === deal.note &&
    terms.position === deal.position;
  const save = async () => {
    if (terms && (await change.send({ params, body: { ...terms, day, skuId, version } }))) say.done('草稿已改');
  };
  const go = async () => {
    if (await publish.send({ params, body: { version } })) say.done('已发布，件数从库存里留出来了');
  };
  const remove = async () => {
    if ((await drop.send({ params, body: { version } })) === null) return;
    say.done('草稿已撤掉');
    onDropped();
  };
  return (
    <>
      <Panel title="草稿" note="发布以后价格不再变">
        <div className={styles['form']}>
          <DealFields form={form} onChange={setForm} />
          <MoveTo deal={deal} isSaved={isSaved} onMoved={onMoved} />
          <FormProblem text={change.problem ?? publish.problem ?? drop.problem} />
          <div className={styles['acts']}>
            <Button disabled={!terms || isSaved} loading={change.isBusy} onClick={() => void save()}>
              存草稿
            </Button>
            <Button type="primary" disabled={!isSaved} loading={publish.isBusy} onClick={() => void go()}>
              发布，留出 {deal.allocated} 件
            </Button>
            <Button loading={drop.isBusy} onClick={() => void remove()}>
              撤掉草稿
            </Button>
          </div>
          {!isSaved && <p className="small">改过的先存草稿，再移动或发布</p>}
        </div>
      </Panel>
      <DealChecks
        id={id}
        productId={productId}
        skuId={skuId}
        day={day}
        priceFen={terms?.priceFen ?? deal.priceFen}
        pieces={terms?.allocated ?? deal.allocated}
        ordinaryFen={deal.ordinaryFen}
      />
    </>
  );
}

/** As good as dragging, also to another week and without a mouse. */
function MoveTo({ deal, isSaved, onMoved }: Pick<DealDraftProps, 'deal' | 'onMoved'> & { readonly isSaved: boolean }) {
  const [day, setDay] = useState(deal.day);
  const { isBusy, problem, move } = useMoveDeal();
  const today = businessDay(shopNow());
  const go = async () => {
    if (await move(deal, day)) onMoved(day);
  };
  return (
    <>
      <label htmlFor="dealDay">移到哪一天</label>
      <div className={styles['row']}>
        <DatePicker
          id="dealDay"
          allowClear={false}
          value={dayjs(day)}
          disabledDate={(one) => one.format('YYYY-MM-DD') < today}
          onChange={(one) => one && setDay(one.format('YYYY-MM-DD'))}
        />
        <Button disabled={!isSaved || day === deal.day} loading={isBusy} onClick={() => void go()}>
          移到 {dayWords(day)}
        </Button>
      </div>
      <FormProblem text={problem} />
    </>
  );
}
