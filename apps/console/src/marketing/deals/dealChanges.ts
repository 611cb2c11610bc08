import { formatFen } from '../../ui/money/formatFen.ts';
import { type DealForm, termsIn } from './DealFields.tsx';
import type { Deal } from './dealWords.ts';

type Terms = Pick<Deal, 'priceFen' | 'allocated' | 'limitPerUser' | 'note' | 'position'>;

export function dealFormOf({ priceFen, allocated, limitPerUser, note, position }: Terms): DealForm {
  return { priceYuan: priceFen / 100, allocated, limitPerUser, note, position };
}

/** Two forms with the same key promise the same. */
export function dealKey(form: DealForm): string {
  return JSON.stringify(termsIn(form) ?? form);
}

/** What another has changed of a draft while it was being changed here. */
export function dealChanges(before: Terms, now: Terms) {
  return changesOf(termWords(before), termWords(now));
}

/** What another has changed of what stands in for a draft; null: nothing does. */
export function fallbackChanges(before: Deal['fallback'], now: Deal['fallback']) {
  return changesOf(fallbackWords(before), fallbackWords(now));
}

/** Which goods stand in, and at which terms; what became of them is not changed in a form. */
export function fallbackKey(fallback: Deal['fallback']): string {
  if (!fallback) return '';
  const { skuId, priceFen, allocated, limitPerUser, note } = fallback;
  return JSON.stringify([skuId, priceFen, allocated, limitPerUser, note]);
}

type Said = Readonly<Record<string, string>>;

function termWords({ priceFen, allocated, limitPerUser, note, position }: Terms): Said {
  return {
    一抢价: `¥${formatFen(priceFen)}`,
    件数: `${allocated} 件`,
    每人限购: `${limitPerUser} 件`,
    第几款: String(position),
    一句话: note,
  };
}

function fallbackWords(fallback: Deal['fallback']): Said {
  if (!fallback) return { 候补: '没有' };
  const { title, skuLabel, priceFen, allocated, limitPerUser, note } = fallback;
  return {
    候补: `${title}，${skuLabel || '默认'}`,
    一抢价: `¥${formatFen(priceFen)}`,
    件数: `${allocated} 件，每人 ${limitPerUser} 件`,
    一句话: note,
  };
}

function changesOf(before: Said, now: Said) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names
    .map((name) => ({ name, before: before[name] ?? '', now: now[name] ?? '' }))
    .filter((one) => one.before !== one.now);
}
