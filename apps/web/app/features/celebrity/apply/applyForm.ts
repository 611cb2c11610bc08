import type { rules } from '@jiwu/contract/rules';
import type { ApplicationForm } from './applyCalls.ts';

/** As it is typed. */
export interface FormText {
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly platform: (typeof rules.celebrity.platforms)[number];
  readonly account: string;
  readonly followers: string;
  readonly words: string;
}

export const emptyForm: FormText = {
  name: '',
  field: '',
  bio: '',
  platform: 'douyin',
  account: '',
  followers: '',
  words: '',
};

const asked = [
  ['name', '请填写名字'],
  ['field', '请填写擅长什么'],
  ['bio', '请介绍一下自己'],
  ['account', '请填写别处的账号'],
  ['words', '请写想推荐什么'],
] as const;

/** What is sent, or what is still missing, in words. */
export function readForm(form: FormText): ApplicationForm | string {
  for (const [key, text] of asked) if (form[key].trim() === '') return text;
  const followers = form.followers.replaceAll(/[,，\s]/g, '');
  if (!/^\d{1,10}$/.test(followers)) return '请填写关注的人数，只写数字';
  const { name, field, bio, platform, account, words } = form;
  return { name, field, bio, words, platforms: [{ platform, account, followers: Number(followers) }] };
}
