import type { CallInput, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../OpenBox.module.css';
import { resultNames, type Unit } from '../unitWords.ts';
import { UnitDefects } from './UnitDefects.tsx';

type Body = CallInput<Contract['staffUnitFindings']>['body'];
type Result = Body['results'][number];

/** 检测单: each item, the traces that were found, and what lies in the box. */
export function UnitFindings({ unit }: { unit: Unit }) {
  const { id, checklist, state, version } = unit;
  const [body, setBody] = useState<Omit<Body, 'version'>>(() => findingsOf(unit));
  const { isBusy, problem, send } = useSend('staffUnitFindings');
  if (!checklist) return null;
  const isOpen = state === 'inspecting';
  const set = (changes: Partial<typeof body>) => setBody({ ...body, ...changes });
  const setResult = (key: string, changes: Partial<Result>) =>
    set({ results: body.results.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const save = async () => {
    if (await send({ params: { id }, body: { ...body, version } })) say.done('检测结果已存');
  };
  const count = (result: Result['result']) => body.results.filter((one) => one.result === result).length;
  return (
    <Panel title="检测单" note={`${body.results.length} 项，有痕迹 ${count('worn')}，不正常 ${count('faulty')}`}>
      <fieldset className={styles['form']} disabled={!isOpen}>
        <Checkbox checked={body.isSealed} onChange={({ target }) => set({ isSealed: target.checked })}>
          没有拆封
        </Checkbox>
        <ul className={styles['items']}>
          {checklist.items.map(({ key, label }) => {
            const found = body.results.find((one) => one.key === key);
            return (
              <li key={key}>
                <b>{label}</b>
                <Radio.Group
                  aria-label={label}
                  optionType="button"
                  size="small"
                  value={found?.result}
                  onChange={({ target }) => setResult(key, { result: target.value as Result['result'] })}
                  options={rules.openBox.results.map((value) => ({ value, label: resultNames[value] }))}
                />
                <Input
                  aria-label={`${label} 说明`}
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
        <div className={styles['parts']}>
          {body.parts.map((part) => (
            <Checkbox
              key={part.label}
              checked={part.isPresent}
              onChange={({ target }) =>
                set({
                  parts: body.parts.map((one) =>
                    one.label === part.label ? { ...one, isPresent: target.checked } : one,
                  ),
                })
              }
            >
              {part.label}
            </Checkbox>
          ))}
        </div>
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

/** What was found so far; what nobody has looked at yet counts as in order until someone says otherwise. */
function findingsOf({ inspection, checklist }: Unit): Omit<Body, 'version'> {
  const found = new Map(inspection?.results.map((one) => [one.key, one]));
  const parts = new Map(inspection?.parts.map((one) => [one.label, one]));
  return {
    isSealed: inspection?.isSealed ?? false,
    results: (checklist?.items ?? []).map(({ key }) => ({
      key,
      result: found.get(key)?.result ?? 'ok',
      words: found.get(key)?.words ?? '',
    })),
    defects: inspection?.defects ?? [],
    parts: (checklist?.parts ?? []).map((label) => parts.get(label) ?? { label, isPresent: true, words: '' }),
    useWords: inspection?.useWords ?? '',
    foundWords: inspection?.foundWords ?? '',
  };
}
