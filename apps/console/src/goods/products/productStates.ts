import type { StaffProduct } from '@jiwu/contract';

export const productStates: Readonly<Record<StaffProduct['state'], string>> = {
  draft: '草稿',
  onSale: '在售',
  offSale: '已下架',
};
