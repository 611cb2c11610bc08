import { rules } from '@jiwu/contract/rules';
import { type KeyboardEvent, useRef, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { PicturePicker } from '../../../shared/files/upload/PicturePicker.tsx';
import { usePictures } from '../../../shared/files/upload/usePictures.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { useIsOnline } from '../../../ui/live/useIsOnline.ts';
import type { Attached } from '../attachedIn.ts';
import type { Message, SupportPage } from '../supportQueries.ts';
import { AddButtons } from './AddButtons.tsx';
import styles from './Composer.module.css';

const { text: length, maxPictures } = rules.support;

interface ComposerProps {
  /** What the message is about; null: nothing, or it is not known to be there. */
  attached: Attached | null;
  onSent: (message: Message, hours: SupportPage['hours']) => void;
}

/** Where a message is written. What could not be sent stays. */
export function Composer({ attached, onSent }: ComposerProps) {
  const [text, setText] = useState('');
  const pictures = usePictures(maxPictures);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnline = useIsOnline();
  // The same words twice are two messages, but a second try at one of them is not.
  const count = useRef(0);
  const body = { text: text.trim(), pictures: [...pictures.ids], attached };
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    const { message, hours } = await apiClient.call('supportSend', { body }, { silent: true, idempotencyKey });
    count.current += 1;
    setText('');
    pictures.clear();
    onSent(message, hours);
    field.current?.focus();
  });

  function trySend(): void {
    if (pictures.isSending) return setProblem('图片还在上传，传好了再发');
    if (pictures.chosen.some(({ state }) => state === 'failed'))
      return setProblem('有图片没有传上去，请再试一次或移除它');
    if (body.text === '' && body.pictures.length === 0) return setProblem('请先写几句话，或添加图片');
    void send(`${count.current} ${JSON.stringify(body)}`);
  }
  /** With a keyboard Enter sends; a finger has the button, and Enter for a new line. */
  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSend || !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    trySend();
  }

  return (
    <form className={styles['composer']} aria-label="写消息" onSubmit={(event) => event.preventDefault()}>
      {pictures.chosen.length > 0 && <PicturePicker pictures={pictures} label="图片" />}
      <textarea
        ref={field}
        className={styles['field']}
        aria-label="消息"
        rows={3}
        maxLength={length.max}
        placeholder="写下您的问题"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
        onKeyDown={pressKey}
      />
      <FormProblem text={isOnline ? problem : '网络断开了，写好的内容会留着，连上后再发'} />
      <div className={styles['row']}>
        <AddButtons pictures={pictures} />
        <span className={styles['count']}>
          {text.length} / {length.max}
        </span>
        <Button look="filled" busy={isSending || !isOnline} onClick={trySend}>
          {isSending ? '正在发送' : '发送'}
        </Button>
      </div>
    </form>
  );
}
