import { rules } from '@jiwu/contract/rules';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './OwnPickForm.module.css';
import { type OwnPick, ownPickCalls, type OwnWords } from './ownPickCalls.ts';
import { productIdIn } from './productIdIn.ts';

const { celebrity } = rules;
const lines = [
  ['shelf', '分类', celebrity.shelf.max],
  ['good', '好处', celebrity.words.max],
  ['bad', '缺点', celebrity.words.max],
  ['used', '用了多久', celebrity.words.max],
] as const;
const noWords: OwnWords = { shelf: '', note: '', good: '', bad: '', used: '' };

interface OwnPickFormProps {
  /** Null: a new one. */
  pick: OwnPick | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** What a celebrity says of a product. The drawback is asked for like the merit. */
export function OwnPickForm({ pick, onSaved, onCancel }: OwnPickFormProps) {
  const [words, setWords] = useState<OwnWords>(
    pick ? { shelf: pick.shelf, note: pick.note, good: pick.good, bad: pick.bad, used: pick.used } : noWords,
  );
  const [link, setLink] = useState('');
  const set = (change: Partial<OwnWords>) => setWords((before) => ({ ...before, ...change }));
  const productId = productIdIn(link);
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    if (pick) await ownPickCalls.change(pick, words, idempotencyKey);
    else await ownPickCalls.add(productId ?? '', words, idempotencyKey);
    onSaved();
  });

  function submit() {
    if (!pick && productId === null) setProblem('请粘贴商品页的链接');
    else if (Object.values(words).some((text) => text.trim() === '')) setProblem('每一项都要写，缺点也要写');
    else void send(JSON.stringify([pick?.id, pick?.version, productId, words]));
  }

  return (
    <div className={styles['form']}>
      {!pick && <Line label="商品链接" max={300} value={link} onChange={setLink} />}
      <TextArea label="想说的话" value={words.note} max={celebrity.note.max} onChange={(note) => set({ note })} />
      {lines.map(([key, label, max]) => (
        <Line key={key} label={label} max={max} value={words[key]} onChange={(text) => set({ [key]: text })} />
      ))}
      <FormProblem text={problem} />
      <div className={styles['act']}>
        <Button onClick={onCancel}>取消</Button>
        <Button look="filled" busy={isSending} onClick={submit}>
          {isSending ? '正在保存' : '保存'}
        </Button>
      </div>
    </div>
  );
}

interface LineProps {
  label: string;
  value: string;
  max: number;
  onChange: (value: string) => void;
}

function Line({ label, value, max, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={max}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
