import { businessDay } from '@jiwu/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { shopNow } from '../../session/shopTime.ts';
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSeen } from '../../ui/form/seen/useSeen.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { DayPicker } from '../../ui/time/pickers/DayPicker.tsx';
import styles from '../Marketing.module.css';
import { DealChecks } from './DealChecks.tsx';
import { DealFallback } from './DealFallback.tsx';
import { dealChanges, dealFormOf, dealKey } from './dealChanges.ts';
import { DealFields, termsIn } from './DealFields.tsx';
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
  const [form, setForm] = useState(() => dealFormOf(deal));
  const queries = useQueryClient();
  const change = useSend('staffWootChange');
  const publish = useSend('staffWootPublish');
  const drop = useSend('staffWootDrop');
  const terms = termsIn(form);
  const params = { id };
  const mine = dealKey(form);
  const isSaved = mine === dealKey(dealFormOf(deal));
  const { seen, isChanged, accept, saved } = useSeen({
    now: deal,
    keyOf: (one) => dealKey(dealFormOf(one)),
    mine,
    isBusy: change.isBusy,
    follow: (one) => setForm(dealFormOf(one)),
  });
  const save = async () => {
    if (!terms) return;
    if (await change.send({ params, body: { ...terms, day, skuId, version } })) {
      saved();
      say.done('草稿已改');
    } else await queries.invalidateQueries({ queryKey: ['staffWootList'] });
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
          <MoveTo key={day} deal={deal} isSaved={isSaved} onMoved={onMoved} />
          {isChanged ? (
            <ChangedMeanwhile
              changes={dealChanges(seen, deal)}
              onSeen={() => {
                accept();
                change.forget();
              }}
            />
          ) : (
            <FormProblem text={change.problem ?? publish.problem ?? drop.problem} />
          )}
          <div className={styles['acts']}>
            <Button disabled={!terms || isSaved || isChanged} loading={change.isBusy} onClick={() => void save()}>
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
      <DealFallback deal={deal} />
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
        <DayPicker id="dealDay" value={day} from={today} onChange={setDay} />
        <Button disabled={!isSaved || day === deal.day} loading={isBusy} onClick={() => void go()}>
          移到 {dayWords(day)}
        </Button>
      </div>
      <FormProblem text={problem} />
    </>
  );
}
