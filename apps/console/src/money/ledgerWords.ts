import type { LedgerTransfer } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../ui/money/formatFen.ts';

const purposes: Readonly<Record<string, string>> = rules.ledger.purposes;
const causes: Readonly<Record<string, string>> = rules.ledger.causes;

export const purposeName = (purpose: string): string => purposes[purpose] ?? purpose;
export const causeName = (kind: string): string => causes[kind] ?? kind;

/** 林** 余额, or 清算. */
export function sideName({ purpose, owner }: Pick<LedgerTransfer['from'], 'purpose' | 'owner'>): string {
  return owner ? `${owner.name} ${purposeName(purpose)}` : purposeName(purpose);
}

const points = new Intl.NumberFormat('zh-CN');

/** Money in yuan with two digits, points as they are; with a true minus sign. */
export function formatAmount(amount: number, currency: 'CNY' | 'INTEGRAL'): string {
  if (currency === 'CNY') return formatFen(amount);
  return `${amount < 0 ? '−' : ''}${points.format(Math.abs(amount))}`;
}

export function signed(amount: number, currency: 'CNY' | 'INTEGRAL' = 'CNY'): string {
  return `${amount > 0 ? '+' : ''}${formatAmount(amount, currency)}`;
}
