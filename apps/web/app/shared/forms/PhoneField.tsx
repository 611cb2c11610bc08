import { rules } from '@jiwu/contract/rules';
import { Form } from 'antd';
import { PhoneInput } from './PhoneInput.tsx';

interface PhoneFieldProps {
  label?: string;
  name?: string;
  autoComplete?: string;
}

export function PhoneField({ label = '手机号', name = 'phoneNumber', autoComplete = 'tel-national' }: PhoneFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true }, { pattern: rules.phonePattern, message: '请输入 11 位手机号' }]}
    >
      <PhoneInput autoComplete={autoComplete} />
    </Form.Item>
  );
}
