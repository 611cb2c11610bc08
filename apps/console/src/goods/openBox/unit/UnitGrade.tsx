import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../OpenBox.module.css';
import { gradeNames, gradeWords, type Unit } from '../unitWords.ts';
import { openPoints } from './openPoints.ts';

const { grades } = rules.openBox;

/** 定级: what the inspection leads to, grade by grade; better than that needs a reason. */
export function UnitGrade({ unit }: { unit: Unit }) {
  const { id, state, version, suggestion, photosMissing } = unit;
  const open = openPoints(unit);
  // Before everything is looked at nothing speaks for a grade.
  const suggested = open.length > 0 ? null : suggestion.grade;
  // Findings that are saved may suggest another grade; one that was chosen by hand stays.
  const [chosen, setChosen] = useState<Unit['grade']>(null);
  const grade = chosen ?? unit.grade ?? suggested;
  const [reason, setReason] = useState(unit.inspection?.gradeReason ?? '');
  const [headline, setHeadline] = useState(unit.headline);
  const [months, setMonths] = useState(unit.warrantyMonths);
  const { isBusy, problem, send } = useSend('staffUnitGrade');
  const isOpen = state === 'inspecting';
  const isAbove = grade !== null && (suggested === null || grades.indexOf(grade) < grades.indexOf(suggested));
  const fits = new Map(suggestion.rules.map((rule) => [rule.grade, rule.fits]));
  const missing = sayMissing(open, photosMissing.length);
  const save = async () => {
    if (!grade) return;
    const body = { grade, reason: reason.trim(), headline: headline.trim(), warrantyMonths: months, version };
    if (await send({ params: { id }, body })) say.done(`定为 ${gradeNames[grade]}`);
  };
  return (
    <Panel title="定级" note={sayAdvice(suggested, open.length)}>
      <fieldset className={styles['form']} disabled={!isOpen}>
        <Radio.Group
          className={styles['grades'] ?? ''}
          aria-label="级"
          value={grade}
          onChange={({ target }) => setChosen(target.value as NonNullable<Unit['grade']>)}
          options={grades.map((value) => ({
            value,
            label: (
              <>
                <b>{gradeNames[value]}</b> <span>{gradeWords[value]}</span>{' '}
                {open.length === 0 && fits.get(value) && <em>合格</em>}
              </>
            ),
          }))}
        />
        {isAbove && open.length === 0 && (
          <Input
            aria-label="为什么高于建议"
            placeholder="为什么高于建议"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <label htmlFor="unitHeadline">一句话说这一件，买家先看到</label>
        <Input
          id="unitHeadline"
          maxLength={30}
          placeholder="例如 右下旋钮旁一处掉漆"
          value={headline}
          onChange={({ target }) => setHeadline(target.value)}
        />
        <label htmlFor="unitWarranty">保修几个月，空着就没有</label>
        <InputNumber id="unitWarranty" min={1} max={60} value={months} onChange={setMonths} />
        <FormProblem text={problem} />
        {isOpen && (
          <Button
            type="primary"
            loading={isBusy}
            disabled={missing !== null || !grade || headline.trim() === '' || (isAbove && reason.trim() === '')}
            onClick={() => void save()}
          >
            {missing ?? '定级'}
          </Button>
        )}
      </fieldset>
    </Panel>
  );
}

function sayAdvice(suggested: Unit['grade'], open: number): string {
  if (open > 0) return '检测结果存全了才有建议';
  return suggested ? `建议 ${gradeNames[suggested]}` : '按检测单，没有合适的级';
}

/** What must come first, on the button itself; null: nothing. */
function sayMissing(open: readonly string[], photos: number): string | null {
  const words = [open.length > 0 && `${open.length} 项检测`, photos > 0 && `${photos} 张照片`].filter(Boolean);
  return words.length > 0 ? `还差 ${words.join('、')}` : null;
}
