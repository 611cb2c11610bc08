import { Button, Popover } from 'antd';
import { useState } from 'react';
import { FormProblem } from '../form/FormProblem.tsx';
import { useSend } from '../form/useSend.ts';
import { Icon } from '../icon/Icon.tsx';
import { hold } from '../undo/held.ts';
import { movesOf } from './movesOf.ts';
import type { View } from './View.ts';
import { ViewFields } from './ViewFields.tsx';
import styles from './ViewTabs.module.css';

interface OwnViewActsProps {
  readonly view: View;
  readonly own: readonly View[];
}

/** What may be done with a view of one's own: another name, others who see it, its place among them, its end. */
export function OwnViewActs({ view, own }: OwnViewActsProps) {
  const { id, name, query } = view;
  const [isOpen, setIsOpen] = useState(false);
  const [form, setForm] = useState({ name, sharedRoles: view.sharedRoles });
  const change = useSend('staffViewChange');
  const remove = useSend('staffViewDelete');
  const at = own.findIndex((one) => one.id === id);
  const save = async () => {
    const body = { query, name: form.name.trim(), sharedRoles: form.sharedRoles, position: view.position };
    if (await change.send({ params: { id }, body })) setIsOpen(false);
  };
  const move = async (by: -1 | 1) => {
    for (const moved of movesOf(own, at, at + by)) {
      const body = { name: moved.name, query: moved.query, sharedRoles: moved.sharedRoles, position: moved.position };
      if (!(await change.send({ params: { id: moved.id }, body }))) return;
    }
  };
  const content = (
    <div className={styles['keep']}>
      <ViewFields {...form} onChange={(changes) => setForm((before) => ({ ...before, ...changes }))} />
      <div className={styles['moves']}>
        <Button size="small" disabled={at <= 0 || change.isBusy} onClick={() => void move(-1)}>
          往前放
        </Button>
        <Button size="small" disabled={at >= own.length - 1 || change.isBusy} onClick={() => void move(1)}>
          往后放
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={`删除视图 ${name}`}
          onClick={() => {
            setIsOpen(false);
            hold(`删除视图“${name}”`, () => void remove.send({ params: { id } }));
          }}
        >
          删除
        </Button>
      </div>
      <FormProblem text={change.problem} />
      <Button type="primary" disabled={form.name.trim() === ''} loading={change.isBusy} onClick={() => void save()}>
        存下改动
      </Button>
    </div>
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger="click" content={content}>
      <button type="button" aria-label={`改视图 ${name}`}>
        <Icon name="sliders" size={14} />
      </button>
    </Popover>
  );
}
