import { rules } from '@jiwu/contract/rules';
import { Form } from 'antd';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './PasswordRules.module.css';

interface PasswordRulesProps {
  field: string;
}

/** Tells while typing whether the length is right; the list of common passwords is with the server. */
export function PasswordRules({ field }: PasswordRulesProps) {
  const { min, max } = rules.password;
  const password: unknown = Form.useWatch(field);
  const length = typeof password === 'string' ? password.length : 0;
  const fits = length >= min && length <= max;
  return (
    <ul className={styles['rules']} aria-label="密码要求">
      <li data-ok={fits}>
        <Icon name={fits ? 'check' : 'dot'} size={14} />
        {min} 到 {max} 位<span className={styles['state']}>{fits ? '（已满足）' : '（未满足）'}</span>
      </li>
      <li>
        <Icon name="dot" size={14} />
        不在常见密码表里，提交时核对
      </li>
    </ul>
  );
}
