import type { RevealField } from './RevealField.ts';

export const revealNames: Readonly<Record<RevealField, string>> = {
  name: '姓名',
  phoneNumber: '手机号',
  address: '地址',
};
