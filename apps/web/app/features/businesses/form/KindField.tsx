import { rules } from '@jiwu/contract/rules';
import { Form } from 'antd';
import type { Business } from '../businessQueries.ts';
import styles from './KindField.module.css';

const { kinds, kindNames, codePrefixes } = rules.business;

export function KindField() {
  return (
    <Form.Item name="kind" label="类型" rules={[{ required: true }]}>
      <KindChoice />
    </Form.Item>
  );
}

interface KindChoiceProps {
  id?: string;
  value?: Business['kind'];
  onChange?: (kind: Business['kind']) => void;
}

/** Two boxes that are easy to press; the arrow keys move between them. */
function KindChoice({ id, value, onChange }: KindChoiceProps) {
  return (
    <div className={styles['kinds']} role="radiogroup" aria-label="类型">
      {kinds.map((kind) => (
        <label key={kind} data-chosen={kind === value || undefined}>
          <input
            type="radio"
            name="kind"
            {...(kind === kinds[0] && id !== undefined ? { id } : {})}
            checked={kind === value}
            onChange={() => onChange?.(kind)}
          />
          <b>{kindNames[kind]}</b>
          <span>代码第 2 位是 {codePrefixes[kind].slice(1)}</span>
        </label>
      ))}
    </div>
  );
}
