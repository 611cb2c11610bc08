import type { Answer, Contract } from '@jiwu/contract';

export type InvoiceTitle = Answer<Contract['invoiceTitleCreate']>;

/** The invoice wish of an order, in the contract's form: none, or a recipient. */
export type InvoiceWish =
  | { readonly kind: 'none' }
  | { readonly kind: 'personal'; readonly title: string }
  | { readonly kind: 'company'; readonly title: string; readonly taxNo: string };

export function wishOf({ kind, title, taxNo }: Pick<InvoiceTitle, 'kind' | 'title' | 'taxNo'>): InvoiceWish {
  return kind === 'company' && taxNo !== null ? { kind, title, taxNo } : { kind: 'personal', title };
}

export function isSameWish(one: InvoiceWish, other: InvoiceWish): boolean {
  if (one.kind === 'none' || other.kind === 'none') return one.kind === other.kind;
  const taxNos = [one, other].map((wish) => (wish.kind === 'company' ? wish.taxNo : null));
  return one.title === other.title && taxNos[0] === taxNos[1];
}

/** 不开发票, or 电子普通发票 · 个人 · 林知夏 */
export function wishWords(wish: InvoiceWish): string {
  if (wish.kind === 'none') return '不开发票';
  return `电子普通发票 · ${wish.kind === 'company' ? '企业' : '个人'} · ${wish.title}`;
}
