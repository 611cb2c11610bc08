import { rules } from '@jiwu/contract/rules';

interface Typed {
  readonly loginName: string;
  readonly password: string;
  /** Of the authenticator; empty before it is bound. */
  readonly code: string;
}

/** What has to be filled in before the server can be asked; null: nothing. */
export function missingWords({ loginName, password, code }: Typed): string | null {
  const empty = [loginName.trim() === '' && '登录名', password === '' && '密码'].filter((name) => name !== false);
  if (empty.length > 0) return `请填${empty.join('和')}`;
  return code === '' || rules.staff.codePattern.test(code) ? null : `动态验证码是 ${rules.staff.codeDigits} 位数字`;
}
