import type { StaffSupportThread } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import styles from './Support.module.css';

/** The answer, from a template or by hand. */
export function ThreadAnswer({ thread }: { thread: StaffSupportThread }) {
  const draft = useDraft(`support:${thread.id}`, { text: '' });
  const { isBusy, problem, send } = useSend('staffSupportAnswer');
  const templates = useRead('staffReplyTemplateList', { query: { usedFor: 'support' } }).data?.items ?? [];
  const text = draft.value.text.trim();
  const answer = async () => {
    if (text === '') return;
    if (await send({ params: { id: thread.id }, body: { text, seenNo: thread.lastNo } })) draft.clear();
  };
  return (
    <footer className={styles['answer']}>
      <div role="group" aria-label="模板">
        {templates.map((template) => (
          <Button key={template.id} size="small" onClick={() => draft.change({ text: template.text })}>
            {template.title}
          </Button>
        ))}
      </div>
      <Input.TextArea
        aria-label="回复"
        placeholder="回复，Ctrl Enter 发出"
        rows={3}
        maxLength={rules.support.text.max}
        value={draft.value.text}
        onChange={({ target }) => draft.change({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void answer();
        }}
      />
      <FormProblem text={problem} />
      <Button type="primary" disabled={text === ''} loading={isBusy} onClick={() => void answer()}>
        回复 <kbd>Ctrl ↵</kbd>
      </Button>
    </footer>
  );
}
