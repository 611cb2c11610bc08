import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { percent } from '../../ui/money/percent.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import type { Celebrity, Pick } from './celebrityWords.ts';
import { PickEditor } from './PickEditor.tsx';
import { PickFields } from './PickFields.tsx';
import { emptyPick, pickIn } from './pickForm.ts';
import { refusedSku } from './priceRows.ts';
import { PickOrder } from './PickOrder.tsx';

/** What the celebrity recommends: each changed in place, all of it put in order, and one more. */
export function Picks({ celebrity }: { celebrity: Celebrity }) {
  const [open, setOpen] = useState<string | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const running = celebrity.picks.filter(({ isOver }) => !isOver);
  return (
    <Panel
      title="推荐"
      note={`${running.length} 件`}
      extra={running.length > 1 && !isOrdering && <Button onClick={() => setIsOrdering(true)}>排次序</Button>}
    >
      {isOrdering ? (
        <PickOrder celebrityId={celebrity.id} picks={running} onDone={() => setIsOrdering(false)} />
      ) : (
        <>
          <ul className={styles['batches']}>
            {celebrity.picks.map((pick) => (
              <li key={pick.id} data-open={pick.id === open || undefined}>
                {pick.id === open ? (
                  <PickEditor pick={pick} onDone={() => setOpen(null)} />
                ) : (
                  <PickLine pick={pick} onEdit={() => setOpen(pick.id)} />
                )}
              </li>
            ))}
          </ul>
          <NewPick celebrityId={celebrity.id} />
        </>
      )}
    </Panel>
  );
}

function NewPick({ celebrityId }: { celebrityId: string }) {
  const [productId, setProductId] = useState<string | null>(null);
  const [form, setForm] = useState(emptyPick);
  const add = useSend('staffPickAdd');
  const terms = pickIn(form);
  const save = async () => {
    if (!productId || !terms) return;
    if (!(await add.send({ params: { id: celebrityId }, body: { productId, ...terms } }))) return;
    say.done('推荐加上了');
    setProductId(null);
    setForm(emptyPick);
  };
  return (
    <div className={styles['form']}>
      <label htmlFor="pickProduct">再推荐一件</label>
      <ProductPick
        id="pickProduct"
        value={productId}
        onChange={(id) => {
          setProductId(id);
          setForm({ ...form, prices: {} });
        }}
      />
      {productId && (
        <PickFields
          name="newPick"
          productId={productId}
          agreed={[]}
          refused={add.problem === null ? null : refusedSku(add.refusal)}
          form={form}
          onChange={setForm}
        />
      )}
      <FormProblem text={add.problem} />
      <Button disabled={!productId || !terms} loading={add.isBusy} onClick={() => void save()}>
        加上这件
      </Button>
    </div>
  );
}

function PickLine({ pick, onEdit }: { pick: Pick; onEdit: () => void }) {
  const { id, title, shelf, rateBp, prices, isOver, version } = pick;
  const end = useSend('staffPickEnd');
  const lowest = prices.length > 0 ? Math.min(...prices.map(({ priceFen }) => priceFen)) : null;
  const stop = async () => {
    if (await end.send({ params: { id }, body: { version } })) say.done('这件推荐结束了');
  };
  return (
    <>
      <span>
        {title}
        <small>
          {shelf}，佣金 {percent(rateBp)}
          {lowest === null ? '' : `，达人价 ¥${formatFen(lowest)} 起`}
          {prices.some(({ isUndercut }) => isUndercut) && '，有规格平时价不比它高'}
          {isOver && '，已结束'}
        </small>
        <FormProblem text={end.problem} />
      </span>
      {!isOver && (
        <span className={styles['row']}>
          <Button aria-label={`改 ${title}`} onClick={onEdit}>
            改
          </Button>
          <Button aria-label={`结束 ${title}`} loading={end.isBusy} onClick={() => void stop()}>
            结束
          </Button>
        </span>
      )}
    </>
  );
}
