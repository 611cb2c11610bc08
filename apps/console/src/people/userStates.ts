import type { ItemOf } from '../ui/list/useCursorList.ts';

export const userStates: Readonly<Record<ItemOf<'staffUserList'>['state'], string>> = {
  active: '正常',
  banned: '已封禁',
  closed: '已注销',
};
