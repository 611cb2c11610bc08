import type { Notice } from '@jiwu/contract';

const pages = { order: '/order/detail', product: '/product' } as const;

/** Where a notice leads; null when it only tells. */
export function noticeAddress(link: Notice['link']): string | null {
  return link ? `${pages[link.kind]}?id=${link.id}` : null;
}
