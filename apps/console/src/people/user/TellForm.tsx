import { Button, Input } from 'antd';
import { say } from '../../api/say.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { focusOnShow } from '../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import styles from './User.module.css';

/** A message that the user finds among the notices. */
export function TellForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { value, change, clear } = useDraft(`user:tell:${userId}`, { words: '', reason: '' });
  const tell = useSend('staffUserTell');
  const [words, reason] = [value.words.trim(), value.reason.trim()];
  const send = async () => {
    if (!(await tell.send({ params: { id: userId }, body: { words, reason } }))) return;
    clear();
    say.done('消息已经发出');
    onClose();
  };
  return (
    <section className={styles['reveal']} aria-label="发站内消息">
      <h3>发站内消息</h3>
      <p className="quiet">标题是“集物客服给您的消息”。用户关了客服通知就收不到。</p>
      <Input.TextArea
        ref={focusOnShow}
        aria-label="给用户的话"
        placeholder="给用户的话"
        rows={3}
        maxLength={200}
        value={value.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Input
        aria-label="理由"
        placeholder="为什么发，记入审计，用户看不到"
        maxLength={100}
        value={value.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <FormProblem text={tell.problem} />
      <div className={styles['buttons']}>
        <Button
          type="primary"
          disabled={words === '' || reason === ''}
          loading={tell.isBusy}
          onClick={() => void send()}
        >
          发出
        </Button>
        <Button onClick={onClose}>不了</Button>
      </div>
    </section>
  );
}
