import type { StaffRole } from '@jiwu/contract';
import { Button, Popover, Select } from 'antd';
import { useState } from 'react';
import { FormProblem } from '../form/FormProblem.tsx';
import { useSend } from '../form/useSend.ts';
import { Icon } from '../icon/Icon.tsx';
import { insideBubble } from './insideBubble.ts';
import type { View } from './View.ts';
import { ViewFields } from './ViewFields.tsx';
import styles from './ViewTabs.module.css';

interface KeepViewProps {
  readonly page: string;
  /** What stands in the address now. */
  readonly query: string;
  readonly own: readonly View[];
}

const none: readonly StaffRole[] = [];

/** Keeps the filters of now under a name: as one more view, or in place of those of one's own. */
export function KeepView({ page, query, own }: KeepViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [inPlaceOf, setInPlaceOf] = useState<string | null>(null);
  const [form, setForm] = useState({ name: '', sharedRoles: none });
  const save = useSend('staffViewSave');
  const change = useSend('staffViewChange');
  const other = own.find(({ id }) => id === inPlaceOf);
  const choose = (id: string | null) => {
    const view = own.find((one) => one.id === id);
    setInPlaceOf(id);
    setForm({ name: view?.name ?? '', sharedRoles: view?.sharedRoles ?? none });
  };
  const keep = async () => {
    const fields = { query, name: form.name.trim(), sharedRoles: [...form.sharedRoles] };
    const done = other
      ? await change.send({ params: { id: other.id }, body: { ...fields, position: other.position } })
      : await save.send({ body: { page, ...fields } });
    if (!done) return;
    setIsOpen(false);
    choose(null);
  };
  const content = (
    <div className={styles['keep']}>
      {own.length > 0 && (
        <Select<string>
          aria-label="存到哪里"
          value={inPlaceOf ?? ''}
          onChange={(id) => choose(id || null)}
          options={[
            { value: '', label: '存成新的视图' },
            ...own.map(({ id, name }) => ({ value: id, label: `换掉“${name}”的条件` })),
          ]}
          getPopupContainer={insideBubble}
        />
      )}
      <ViewFields {...form} onChange={(changes) => setForm((before) => ({ ...before, ...changes }))} />
      <FormProblem text={save.problem ?? change.problem} />
      <Button
        type="primary"
        disabled={form.name.trim() === ''}
        loading={save.isBusy || change.isBusy}
        onClick={() => void keep()}
      >
        {other ? `换掉“${other.name}”` : '存成视图'}
      </Button>
    </div>
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger="click" content={content}>
      <button type="button">
        <Icon name="plus" size={12} /> 存成视图
      </button>
    </Popover>
  );
}
