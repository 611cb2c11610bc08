import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../OpenBox.module.css';
import { gradeNames, gradeWords, type Unit } from '../unitWords.ts';

const { grades } = rules.openBox;

/** 定级: what the inspection leads to, grade by grade; better than that needs a reason. */
export function UnitGrade({ unit }: { unit: Unit }) {
  const { id, state, version, suggestion, photosMissing } = unit;
  const [grade, setGrade] = useState(unit.grade ?? suggestion.grade);
  const [reason, setReason] = useState(unit.inspection?.gradeReason ?? '');
  const [headline, setHeadline] = useState(unit.headline);
  const [months, setMonths] = useState(unit.warrantyMonths);
  const { isBusy, problem, send } = useSend('staffUnitGrade');
  const isOpen = state === 'inspecting';
  const isAbove =
    grade !== null && (suggestion.grade === null || grades.indexOf(grade) < grades.indexOf(suggestion.grade));
  const fits = new Map(suggestion.rules.map((rule) => [rule.grade, rule.fits]));
  const save = async () => {
    if (!grade) return;
    const body = { grade, reason: reason.trim(), headline: headline.trim(), warrantyMonths: months, version };
    if (await send({ params: { id }, body })) say.done(`定为 ${gradeNames[grade]}`);
  };
  return (
    <Panel title="定级" note={suggestion.grade ? `建议 ${gradeNames[suggestion.grade]}` : '按检测单，没有合适的级'}>
      <fieldset className={styles['form']} disabled={!isOpen}>
        <Radio.Group
          className={styles['grades'] ?? ''}
          aria-label="级"
          value={grade}
          onChange={({ target }) => setGrade(target.value as NonNullable<Unit['grade']>)}
          options={grades.map((value) => ({
            value,
            label: `${gradeNames[value]}，${gradeWords[value]}${fits.get(value) ? '，合格' : ''}`,
          }))}
        />
        {isAbove && (
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
            disabled={!grade || headline.trim() === '' || (isAbove && reason.trim() === '') || photosMissing.length > 0}
            onClick={() => void save()}
          >
            {photosMissing.length > 0 ? `还差 ${photosMissing.length} 张照片` : '定级'}
          </Button>
        )}
      </fieldset>
    </Panel>
  );
}
