import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { problemText } from '../../forms/useSubmit.ts';
import styles from './PasteAddress.module.css';
import type { Recognised } from './Recognised.ts';
import { recognitionWords } from './recognitionWords.ts';

interface PasteAddressProps {
  /** It was asked for by name, so the cursor belongs here. */
  isFirst: boolean;
  onRecognised: (parts: Recognised) => Promise<void>;
}

/** Takes a whole address as text; the recognised fields fill the form below, for the user to check. */
export function PasteAddress({ isFirst, onRecognised }: PasteAddressProps) {
  const [text, setText] = useState('');
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState('');
  const id = useId();

  async function recognise() {
    if (working || text.trim() === '') return;
    setWorking(true);
    try {
      const parts = await apiClient.call('addressRecognise', { body: { text } }, { inline: true });
      await onRecognised(parts);
      setOutcome(recognitionWords(parts));
    } catch (error) {
      setOutcome(problemText(error));
    } finally {
      setWorking(false);
    }
  }

  return (
    <div className={styles['paste']}>
      <label htmlFor={id}>粘贴识别</label>
      <Input.TextArea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        value={text}
        maxLength={500}
        autoSize={{ minRows: 3, maxRows: 5 }}
        placeholder="粘贴收件人、电话和地址，例如：张三 13800000000 浙江省杭州市西湖区文三路 1 号"
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <p role="status">{outcome}</p>
        <Button type="primary" ghost loading={working} disabled={text.trim() === ''} onClick={() => void recognise()}>
          识别并填入
        </Button>
      </div>
    </div>
  );
}
