import type { Notice } from '@jiwu/contract';
import type { IconName } from '../../ui/icon/Icon.tsx';

export const noticeIcons: Readonly<Record<Notice['group'], IconName>> = {
  order: 'truck',
  groupPurchase: 'people',
  afterSale: 'undo',
  collection: 'heart',
  celebrity: 'person',
  promotion: 'coins',
  business: 'shop',
  membership: 'crown',
  support: 'chat',
};
