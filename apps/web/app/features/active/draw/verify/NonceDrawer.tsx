import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../../ui/form/useSend.ts';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { activeQueries, loadClient } from '../../activeQueries.ts';
import styles from './NonceDrawer.module.css';

interface NonceDrawerProps {
  member: string;
  nonce: string;
  onClose: () => void;
}

const RANDOM_BYTES = 8;

/** One's own part of each result, typed or thrown by this browser. */
export default function NonceDrawer({ member, nonce, onClose }: NonceDrawerProps) {
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState('');
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    const api = await loadClient();
    await api.call('drawNonce', { body: { nonce: text } }, { silent: true, idempotencyKey });
    await client.invalidateQueries(activeQueries.draw(member));
    showToast({ kind: 'success', text: '随机数已换好，从下一次抽奖起用' });
    onClose();
  });
  function save() {
    if (rules.draw.noncePattern.test(text)) void send(text);
    else setProblem('随机数是 8 到 32 位字母或数字，请改一下');
  }
  return (
    <Drawer
      title="换一个随机数"
      onClose={onClose}
      footer={
        <Button look="filled" busy={isSending} onClick={save}>
          {isSending ? '正在保存' : '用这个随机数'}
        </Button>
      }
    >
      <div className={styles['form']}>
        <p>
          现在的是 <code>{nonce}</code>，换好后从下一次抽奖起用，已经抽过的不变。
        </p>
        <label htmlFor={id}>新的随机数</label>
        <div className={styles['field']}>
          <input
            id={id}
            value={text}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="8 到 32 位字母或数字"
            aria-invalid={problem !== null}
            onChange={(event) => {
              setText(event.target.value.trim());
              setProblem(null);
            }}
          />
          <TextButton onClick={() => setText(randomNonce())}>随机生成</TextButton>
        </div>
        <FormProblem text={problem} />
      </div>
    </Drawer>
  );
}

function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
