import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import styles from '../Marketing.module.css';
import type { Pick } from './celebrityWords.ts';

interface PickOrderProps {
  readonly celebrityId: string;
  readonly picks: readonly Pick[];
  readonly onDone: () => void;
}

/** The order of what runs on the page, moved step by step and sent at once. */
export function PickOrder({ celebrityId, picks, onDone }: PickOrderProps) {
  const [ids, setIds] = useState(() => picks.map(({ id }) => id));
  const order = useSend('staffPickOrder');
  const titles = new Map(picks.map(({ id, title }) => [id, title]));
  const swap = (at: number) => setIds(ids.map((id, index) => ({ [at]: ids[at + 1], [at + 1]: ids[at] })[index] ?? id));
  const save = async () => {
    if (!(await order.send({ params: { id: celebrityId }, body: { pickIds: ids } }))) return;
    say.done('次序排好了');
    onDone();
  };
  return (
    <>
      <ol className={styles['batches']}>
        {ids.map((id, at) => (
          <li key={id}>
            <span>{titles.get(id)}</span>
            <span className={styles['row']}>
              <Button disabled={at === 0} aria-label={`上移 ${titles.get(id)}`} onClick={() => swap(at - 1)}>
                上移
              </Button>
              <Button disabled={at === ids.length - 1} aria-label={`下移 ${titles.get(id)}`} onClick={() => swap(at)}>
                下移
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <FormProblem text={order.problem} />
      <div className={styles['acts']}>
        <Button type="primary" loading={order.isBusy} onClick={() => void save()}>
          存次序
        </Button>
        <Button onClick={onDone}>不排了</Button>
      </div>
    </>
  );
}
