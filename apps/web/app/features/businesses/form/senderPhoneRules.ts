import { rules } from '@jiwu/contract/rules';
import type { FormItemProps } from 'antd';

/** A mobile number, a landline with its area code, or a 400 number. */
export const senderPhoneRules: NonNullable<FormItemProps['rules']> = [
  { required: true },
  {
    pattern: rules.business.senderPhonePattern,
    transform: (typed: string) => typed.trim(),
    message: '请输入 11 位手机号，或带区号的座机，如 0571-88886024',
  },
];
