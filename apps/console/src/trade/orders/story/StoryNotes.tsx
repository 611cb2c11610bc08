import type { StaffOrderStory } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { useKeys } from '../../../ui/keys/useKeys.ts';
import { useDraft } from '../../../ui/draft/useDraft.ts';
import { formatTime } from '../../../ui/time/formatTime.ts';
import styles from './Story.module.css';

/** What staff write to each other; the buyer never sees it. */
export function StoryNotes({ story: { notes, order } }: { story: StaffOrderStory }) {
  const draft = useDraft(`orderNote:${order.no}`, { text: '' });
  const { isBusy, problem, send } = useSend('staffOrderNote');
  const field = useRef<InputRef>(null);
  useKeys({ n: () => field.current?.focus() });
  const text = draft.value.text.trim();
  const write = async () => {
    if (text !== '' && (await send({ params: { no: order.no }, body: { text } }))) draft.clear();
  };
  return (
    <div>
      <h3>
        内部备注 <span className="quiet small">买家看不到</span>
      </h3>
      <ul className={styles['notes']}>
        {notes.map((note) => (
          <li key={note.id}>
            <em>
              <b>{note.staffName}</b> {formatTime(note.at)}
            </em>
            {note.text}
          </li>
        ))}
      </ul>
      <div className={styles['write']}>
        <Input
          ref={field}
          aria-label="写备注"
          placeholder="写备注（N）"
          maxLength={rules.order.maxNote}
          value={draft.value.text}
          onChange={({ target }) => draft.change({ text: target.value })}
          onPressEnter={({ nativeEvent }) => void (nativeEvent.isComposing ? null : write())}
        />
        <Button disabled={text === ''} loading={isBusy} onClick={() => void write()}>
          记下
        </Button>
      </div>
      <FormProblem text={problem} />
    </div>
  );
}
