import { rules } from '@jiwu/contract/rules';
import { useId, useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../../ui/form/useSend.ts';
import { BottomBar } from '../BottomBar.tsx';
import { linesOf } from './linesOf.ts';
import type { WayProps } from './WayProps.ts';
import { sendLines } from './sendRows.ts';
import styles from './Way.module.css';

/** A list as people write it in chats: each line is one recipient, and is read by itself. */
export function PasteLines({ batch, onDone }: WayProps) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(0);
  const id = useId();
  const lines = linesOf(text);
  const left = rules.dropshipping.maxRows - batch.rows.all;
  const isTooMany = lines.length > left;
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    let done = 0;
    try {
      await sendLines({
        batch,
        lines,
        idempotencyKey,
        onSent: (count) => {
          done = count;
          setSent(count);
        },
      });
      setText('');
      onDone();
    } catch (error) {
      // What is in the batch is taken out of the field, so that nothing is sent twice.
      setText(lines.slice(done).join('\n'));
      throw error;
    } finally {
      setSent(0);
    }
  });
  const isOff = lines.length === 0 || isTooMany;
  const label = isSending
    ? `正在识别 ${formatCount(sent)} / ${formatCount(lines.length)}`
    : lines.length === 0
      ? '贴好再识别'
      : `识别 ${formatCount(lines.length)} 行`;
  const goOn = () => void send(text);
  return (
    <div className={styles['way']}>
      <label className={styles['hint']} htmlFor={id}>
        一行一位收件人：姓名、手机号、地址，后面写商品和件数。
        {batch.goods.length === 1 && '商品不写，就是所选的那一款。'}
      </label>
      <textarea
        id={id}
        className={styles['lines']}
        value={text}
        readOnly={isSending}
        placeholder={`王晓岚 13800002207 浙江省杭州市余杭区五常街道文一西路 969 号 ${batch.goods[0]?.code ?? 'SH-WZ-03'} 1`}
        onChange={({ target }) => setText(target.value)}
      />
      <FormProblem
        text={isTooMany ? `一个批次最多 ${formatCount(rules.dropshipping.maxRows)} 行，请少贴一些。` : problem}
      />
      <div className={styles['acts']}>
        <button
          type="button"
          className={styles['filled']}
          aria-disabled={isOff || isSending}
          aria-busy={isSending}
          onClick={isOff ? undefined : goOn}
        >
          {label}
        </button>
      </div>
      <BottomBar button={{ label, isOff, isBusy: isSending, onPress: goOn }}>
        <b>{formatCount(lines.length)} 行</b>
        <small>已贴</small>
      </BottomBar>
    </div>
  );
}
