import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../OpenBox.module.css';
import { resultNames, type Unit } from '../unitWords.ts';
import { type Findings, findingsOf } from './findingsOf.ts';
import { UnitDefects } from './UnitDefects.tsx';

type Result = Findings['results'][number];

/** 检测单: each item, the traces that were found, and what lies in the box. */
export function UnitFindings({ unit }: { unit: Unit }) {
  const { id, checklist, state, version } = unit;
  const [body, setBody] = useState(() => findingsOf(unit));
  const { isBusy, problem, send } = useSend('staffUnitFindings');
  if (!checklist) return null;
  const isOpen = state === 'inspecting';
  const keys = checklist.items.map(({ key }) => key);
  const set = (changes: Partial<typeof body>) => setBody({ ...body, ...changes });
  const setResult = (key: string, changes: Partial<Result>) => {
    const before = body.results.find((one) => one.key === key);
    const result = changes.result ?? before?.result;
    // Words without a result say nothing about the thing.
    if (!result) return;
    const after: Result = { key, words: before?.words ?? '', ...changes, result };
    set({ results: inOrder(keys, [...body.results.filter((one) => one.key !== key), after], (one) => one.key) });
  };
  const setPart = (label: string, isPresent: boolean) => {
    const others = body.parts.filter((part) => part.label !== label);
    set({ parts: inOrder(checklist.parts, [...others, { label, isPresent, words: '' }], (part) => part.label) });
  };
  const save = async () => {
    if (await send({ params: { id }, body: { ...body, version } })) say.done('检测结果已存');
  };
  const count = (result: Result['result']) => body.results.filter((one) => one.result === result).length;
  return (
    <Panel
      title="检测单"
      note={`${keys.length} 项检测了 ${body.results.length} 项，有痕迹 ${count('worn')}，不正常 ${count('faulty')}`}
    >
      <fieldset className={styles['form']} disabled={!isOpen}>
        <Checkbox checked={body.isSealed} onChange={({ target }) => set({ isSealed: target.checked })}>
          没有拆封
        </Checkbox>
        <ul className={styles['items']}>
          {checklist.items.map(({ key, label }) => {
            const found = body.results.find((one) => one.key === key);
            return (
              <li key={key} data-open={!found || undefined}>
                <b>{label}</b>
                <Radio.Group
                  aria-label={label}
                  optionType="button"
                  size="small"
                  value={found?.result ?? null}
                  onChange={({ target }) => setResult(key, { result: target.value as Result['result'] })}
                  options={rules.openBox.results.map((value) => ({ value, label: resultNames[value] }))}
                />
                <Input
                  aria-label={`${label} 说明`}
                  placeholder={found ? '' : '还没看过'}
                  disabled={!found}
                  maxLength={60}
                  value={found?.words ?? ''}
                  onChange={({ target }) => setResult(key, { words: target.value })}
                />
              </li>
            );
          })}
        </ul>
        <UnitDefects unit={unit} defects={body.defects} onChange={(defects) => set({ defects })} />
        <span>有什么，缺什么</span>
        <ul className={styles['parts']}>
          {checklist.parts.map((label) => (
            <li key={label} data-open={!body.parts.some((part) => part.label === label) || undefined}>
              <b>{label}</b>
              <Radio.Group
                aria-label={label}
                optionType="button"
                size="small"
                value={body.parts.find((part) => part.label === label)?.isPresent ?? null}
                onChange={({ target }) => setPart(label, target.value as boolean)}
                options={[
                  { value: true, label: '有' },
                  { value: false, label: '缺' },
                ]}
              />
            </li>
          ))}
        </ul>
        <label htmlFor="unitUse">用过没有，怎么用的</label>
        <Input
          id="unitUse"
          maxLength={80}
          placeholder="没用过就空着"
          value={body.useWords}
          onChange={({ target }) => set({ useWords: target.value })}
        />
        <FormProblem text={problem} />
        {isOpen && (
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            存检测结果
          </Button>
        )}
      </fieldset>
    </Panel>
  );
}

/** As the checklist has them, in whatever order they were answered. */
function inOrder<T>(names: readonly string[], answers: readonly T[], nameOf: (answer: T) => string): T[] {
  return answers.toSorted((one, other) => names.indexOf(nameOf(one)) - names.indexOf(nameOf(other)));
}
