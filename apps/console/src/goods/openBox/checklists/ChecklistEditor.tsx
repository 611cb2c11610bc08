import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useCategories } from '../../parts/useCategories.ts';
import styles from '../OpenBox.module.css';
import {
  type Checklist,
  type ChecklistForm,
  checklistIn,
  emptyChecklist,
  type Item,
  kindNames,
  withItem,
} from './checklist.ts';

interface ChecklistEditorProps {
  /** None: a new one. */
  readonly checklist: Checklist | undefined;
  /** Categories that have a list; null among them: everything else has one. */
  readonly taken: readonly (string | null)[];
  readonly onDone: () => void;
}

/** Any other category. */
const ALL = '';
const kinds = (Object.keys(kindNames) as Item['kind'][]).map((value) => ({ value, label: kindNames[value] }));
const MOST_ITEMS = 60;
const MOST_PARTS = 30;

/** What is looked at, and what belongs in the box. Saving makes a new version: inspections keep the one they were made by. */
export function ChecklistEditor({ checklist, taken, onDone }: ChecklistEditorProps) {
  const { items: categories, nameOf } = useCategories();
  const [form, setForm] = useState<ChecklistForm>(checklist ?? emptyChecklist);
  const set = (changes: Partial<ChecklistForm>) => setForm((before) => ({ ...before, ...changes }));
  const { isBusy, problem, send } = useSend('staffChecklistSave');
  const setItem = (at: number, changes: Partial<Item>) =>
    set({ items: form.items.map((item, nth) => (nth === at ? { ...item, ...changes } : item)) });
  const isTaken = !checklist && taken.includes(form.categoryId);
  const body = isTaken ? null : checklistIn(form, checklist?.version ?? 0);
  const save = async () => {
    if (!body || !(await send({ body }))) return;
    say.done('存好了，以后的检测按这一版');
    onDone();
  };
  return (
    <Panel
      title={checklist ? '改检测单' : '新检测单'}
      note={checklist && `第 ${checklist.version} 版`}
      extra={<Button onClick={onDone}>关闭</Button>}
    >
      <div className={styles['form']}>
        <label htmlFor="checklistCategory">给哪个类目，下面的类目都用它</label>
        <Select
          id="checklistCategory"
          disabled={checklist !== undefined}
          showSearch={{ optionFilterProp: 'label' }}
          value={form.categoryId ?? ALL}
          onChange={(id: string) => set({ categoryId: id === ALL ? null : id })}
          options={[
            { value: ALL, label: '全部品类' },
            ...categories.filter(({ isClosed }) => !isClosed).map(({ id }) => ({ value: id, label: nameOf(id) })),
          ]}
        />
        <span>看什么，{form.items.length} 项</span>
        {form.items.map((item, at) => {
          const nth = `第 ${at + 1} 项`;
          return (
            <div key={item.key} className={styles['row']}>
              <Input
                aria-label={nth}
                placeholder="例如 外壳"
                maxLength={12}
                style={{ width: 160 }}
                value={item.label}
                onChange={({ target }) => setItem(at, { label: target.value })}
              />
              <Select
                aria-label={`${nth}怎么看`}
                style={{ width: 92 }}
                options={kinds}
                value={item.kind}
                onChange={(kind) => setItem(at, { kind })}
              />
              {form.items.length > 1 && (
                <Button
                  aria-label={`去掉${nth}`}
                  onClick={() => set({ items: form.items.filter((_, index) => index !== at) })}
                >
                  去掉
                </Button>
              )}
            </div>
          );
        })}
        <div>
          <Button disabled={form.items.length >= MOST_ITEMS} onClick={() => set({ items: withItem(form.items) })}>
            加一项
          </Button>
        </div>
        <label htmlFor="checklistParts">盒里该有什么</label>
        <Select
          id="checklistParts"
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={MOST_PARTS}
          placeholder="写一样按一次回车，例如 主机、说明书、外箱"
          tokenSeparators={[',', '，', '、']}
          value={[...form.parts]}
          onChange={(parts: string[]) => set({ parts: parts.map((part) => part.trim().slice(0, 20)) })}
          options={[]}
        />
        <FormProblem text={isTaken ? '这个类目已经有检测单，请打开那一份改' : problem} />
        <Button type="primary" disabled={!body} loading={isBusy} onClick={() => void save()}>
          存这一版
        </Button>
      </div>
    </Panel>
  );
}
