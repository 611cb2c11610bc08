import type { StaffTemplate } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { focusOnShow } from '../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type TemplateUse, templateUses } from './templateUses.ts';
import styles from './Templates.module.css';

const TITLE_MAX = 20;
const POSITION_MAX = 999;

interface TemplateFormProps {
  readonly template: StaffTemplate | undefined;
  readonly usedFor: TemplateUse;
  readonly nextPosition: number;
  readonly onDone: () => void;
}

/** One template, new or kept. Whoever changed it meanwhile is seen first. */
export function TemplateForm({ template, usedFor, nextPosition, onDone }: TemplateFormProps) {
  const [title, setTitle] = useState(template?.title ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const [position, setPosition] = useState(template?.position ?? nextPosition);
  const create = useSend('staffReplyTemplateCreate');
  const change = useSend('staffReplyTemplateChange');
  const remove = useSend('staffReplyTemplateRemove');
  const words = { title: title.trim(), text: text.trim(), position };
  const save = async () => {
    if (!template) return await create.send({ body: { ...words, usedFor } });
    return await change.send({ params: { id: template.id }, body: { ...words, version: template.version } });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await save())) return;
    say.done(template ? '模板已经改好' : '模板已经加上');
    onDone();
  };
  const drop = async (kept: StaffTemplate) => {
    if (!(await remove.send({ params: { id: kept.id }, body: { version: kept.version } }))) return;
    say.done(`已删掉“${kept.title}”`);
    onDone();
  };
  return (
    <Panel title={template ? template.title : '新模板'} note={templateUses[usedFor].name}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <label htmlFor="templateTitle">按钮上的字</label>
        <Input
          id="templateTitle"
          ref={focusOnShow}
          maxLength={TITLE_MAX}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <label htmlFor="templateText">内容</label>
        <Input.TextArea
          id="templateText"
          rows={6}
          maxLength={rules.support.text.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label htmlFor="templatePosition">排在第几</label>
        <InputNumber
          id="templatePosition"
          min={0}
          max={POSITION_MAX}
          precision={0}
          value={position}
          onChange={(value) => setPosition(value ?? 0)}
        />
        <FormProblem text={create.problem ?? change.problem ?? remove.problem} />
        <div className={styles['acts']}>
          <Button
            type="primary"
            htmlType="submit"
            disabled={words.title === '' || words.text === ''}
            loading={create.isBusy || change.isBusy}
          >
            {template ? '保存' : '加这条模板'}
          </Button>
          {template && (
            <Button loading={remove.isBusy} onClick={() => void drop(template)}>
              删掉这条模板
            </Button>
          )}
          <Button type="text" onClick={onDone}>
            关上
          </Button>
        </div>
      </form>
    </Panel>
  );
}
