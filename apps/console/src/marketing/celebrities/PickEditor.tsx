import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSeen } from '../../ui/form/seen/useSeen.ts';
import { useSend } from '../../ui/form/useSend.ts';
import styles from '../Marketing.module.css';
import type { Pick } from './celebrityWords.ts';
import { PickFields } from './PickFields.tsx';
import { pickChanges, type PickForm, pickFormOf, pickIn } from './pickForm.ts';
import { refusedSku } from './priceRows.ts';

/** A pick that runs, changed in place: its words, its prices and its end. */
export function PickEditor({ pick, onDone }: { pick: Pick; onDone: () => void }) {
  const [form, setForm] = useState(() => pickFormOf(pick));
  const queries = useQueryClient();
  const change = useSend('staffPickChange');
  const terms = pickIn(form);
  const { seen, isChanged, accept } = useSeen({
    now: pick,
    keyOf: (one) => keyOf(pickFormOf(one)),
    mine: keyOf(form),
    isBusy: change.isBusy,
    follow: (one) => setForm(pickFormOf(one)),
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!terms) return;
    if (await change.send({ params: { id: pick.id }, body: { ...terms, version: pick.version } })) {
      say.done('这件推荐改好了');
      onDone();
    } else await queries.invalidateQueries({ queryKey: ['staffCelebrityGet'] });
  };
  return (
    <form className={styles['form']} aria-label={`改 ${pick.title}`} onSubmit={(event) => void submit(event)}>
      <PickFields
        name={pick.id}
        productId={pick.productId}
        agreed={pick.prices}
        refused={change.problem === null ? null : refusedSku(change.refusal)}
        form={form}
        onChange={setForm}
      />
      {isChanged ? (
        <ChangedMeanwhile
          changes={pickChanges(seen, pick)}
          onSeen={() => {
            accept();
            change.forget();
          }}
        />
      ) : (
        <FormProblem text={change.problem} />
      )}
      <div className={styles['acts']}>
        <Button type="primary" htmlType="submit" disabled={!terms || isChanged} loading={change.isBusy}>
          存这件
        </Button>
        <Button onClick={onDone}>不改了</Button>
      </div>
    </form>
  );
}

const keyOf = (form: PickForm) => JSON.stringify(pickIn(form) ?? form);
