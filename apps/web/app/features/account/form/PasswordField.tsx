import { rules } from '@jiwu/contract/rules';
import { Form } from 'antd';
import { PasswordInput } from './PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface PasswordFieldProps {
  name?: string;
  label?: string;
  /** A new password is measured against the rules; one that is only presented may be older than they are. */
  kind: 'new' | 'current';
}

export function PasswordField({ name = 'password', label = '密码', kind }: PasswordFieldProps) {
  const { min, max } = rules.password;
  return (
    <Form.Item
      name={name}
      label={label}
      rules={kind === 'new' ? [{ required: true }, { min }, { max }] : [{ required: true }]}
      {...(kind === 'new' ? { extra: <PasswordRules field={name} /> } : {})}
    >
      <PasswordInput autoComplete={kind === 'new' ? 'new-password' : 'current-password'} />
    </Form.Item>
  );
}
