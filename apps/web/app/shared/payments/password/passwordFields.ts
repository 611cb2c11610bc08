import type { ErrorCode } from '@jiwu/contract/errorCodes';
import { rules } from '@jiwu/contract/rules';
import type { PasswordWay } from './PasswordWay.ts';

export type PasswordField = 'code' | 'oldPassword' | 'password' | 'repeated';
export type PasswordValues = Readonly<Record<PasswordField, string>>;

/** The fields of each way, in the order they are filled in. */
export function fieldsOf(way: PasswordWay): readonly PasswordField[] {
  return [way === 'old' ? 'oldPassword' : 'code', 'password', 'repeated'];
}

/** Complaints before sending, by field. */
export function passwordComplaints(way: PasswordWay, values: PasswordValues): Partial<Record<PasswordField, string>> {
  const isSix = (text: string) => rules.wallet.passwordPattern.test(text);
  const complaints: Record<PasswordField, string | null> = {
    code: rules.smsCodePattern.test(values.code) ? null : '请输入短信里的 6 位数字',
    oldPassword: isSix(values.oldPassword) ? null : '请输入 6 位数字的原支付密码',
    password: isSix(values.password) ? null : '请输入 6 位数字',
    repeated: values.repeated === values.password ? null : '两次输入的不一样，请再输一次',
  };
  return Object.fromEntries(
    fieldsOf(way).flatMap((field) => (complaints[field] === null ? [] : [[field, complaints[field]]])),
  );
}

/** The field that a refusal speaks of; all others stand below the form. */
export const fieldOfRefusal: Readonly<Partial<Record<ErrorCode, PasswordField>>> = {
  SMS_CODE_WRONG: 'code',
  PAYMENT_PASSWORD_WRONG: 'oldPassword',
  PAYMENT_PASSWORD_LOCKED: 'oldPassword',
  PAYMENT_PASSWORD_WEAK: 'password',
};
