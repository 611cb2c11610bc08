import { rules } from '@jiwu/contract/rules';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './ApplyDrawer.module.css';
import { applyCalls, type ApplicationForm } from './applyCalls.ts';
import { emptyForm, type FormText, readForm } from './applyForm.ts';

const { celebrity } = rules;

interface ApplyDrawerProps {
  onSent: () => void;
  onClose: () => void;
}

/** The application: who one is, where one is followed already, and what one would recommend. */
export default function ApplyDrawer({ onSent, onClose }: ApplyDrawerProps) {
  const [form, setForm] = useState<FormText>(emptyForm);
  const set = (change: Partial<FormText>) => setForm((before) => ({ ...before, ...change }));
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    await applyCalls.apply(readForm(form) as ApplicationForm, idempotencyKey);
    onSent();
  });

  function submit() {
    const read = readForm(form);
    if (typeof read === 'string') setProblem(read);
    else void send(JSON.stringify(read));
  }

  return (
    <Drawer
      title="申请成为达人"
      onClose={onClose}
      footer={
        <div className={styles['foot']}>
          <FormProblem text={problem} />
          <Button look="filled" busy={isSending} onClick={submit}>
            {isSending ? '正在提交' : '提交申请'}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        <Line
          label="名字"
          max={celebrity.name.max}
          value={form.name}
          hint="主页上显示"
          onChange={(name) => set({ name })}
        />
        <Line
          label="擅长"
          max={celebrity.field.max}
          value={form.field}
          hint="两三个词，如 数码与影音"
          onChange={(field) => set({ field })}
        />
        <TextArea label="介绍自己" value={form.bio} max={celebrity.bio.max} onChange={(bio) => set({ bio })} />
        <fieldset className={styles['platform']}>
          <legend>在别处的账号</legend>
          <select
            aria-label="平台"
            value={form.platform}
            onChange={({ target }) => set({ platform: target.value as FormText['platform'] })}
          >
            {celebrity.platforms.map((name) => (
              <option key={name} value={name}>
                {celebrity.platformNames[name]}
              </option>
            ))}
          </select>
          <Line
            label="账号"
            max={celebrity.account.max}
            value={form.account}
            onChange={(account) => set({ account })}
          />
          <Line
            label="关注的人数"
            max={10}
            value={form.followers}
            inputMode="numeric"
            onChange={(followers) => set({ followers })}
          />
        </fieldset>
        <TextArea
          label="想推荐什么，为什么"
          value={form.words}
          max={celebrity.applicationWords.max}
          onChange={(words) => set({ words })}
        />
      </div>
    </Drawer>
  );
}

interface LineProps {
  label: string;
  value: string;
  max: number;
  hint?: string;
  inputMode?: 'numeric';
  onChange: (value: string) => void;
}

function Line({ label, value, max, hint, inputMode, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>
        {label}
        {hint && <span>{hint}</span>}
      </label>
      <input
        id={id}
        value={value}
        maxLength={max}
        inputMode={inputMode}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
