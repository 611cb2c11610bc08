import { rules } from '@jiwu/contract';
import { yuanText } from '@jiwu/kernel';
import { pricingRules } from '@jiwu/pricing';

/** The rules that a text may name. */
const sources: Readonly<Record<string, unknown>> = { rules, pricing: pricingRules };

/** Ways to say a number that its name does not tell: a factor in basis points, seconds as minutes. */
const ways: Readonly<Record<string, (figure: number) => number>> = {
  times: (figure) => figure / 10_000,
  minutes: (figure) => figure / 60,
};

const FIGURE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * The text with its figures: `{{rules.order.payMinutes}}` becomes what the shop really does, so that no figure is typed twice and no text
 * can say another. A unit is written in the text; amounts in fen are said in yuan, rates in per cent, several numbers one after the
 * other, and `{{rules.openBox.freeSeconds:minutes}}` in another way. The value is put in whenever a text is shown. A figure that the
 * rules no longer have leaves a dash: saving has refused it, so a rule has gone since.
 */
export function resolveFigures(text: string): string {
  return text.replaceAll(FIGURE, (_, name: string) => sayFigure(name) ?? '—');
}

/** Names in a text that are no figures. */
export function unknownFigures(text: string): string[] {
  return [...text.matchAll(FIGURE)].flatMap(([, name = '']) => (sayFigure(name) === null ? [name] : []));
}

function sayFigure(name: string): string | null {
  const [path = '', way, ...rest] = name.split(':');
  if (rest.length > 0) return null;
  const keys = path.split('.');
  const value = keys.reduce<unknown>(inside, sources);
  const said = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((one) => sayOne(one, keys, way));
  return said.includes(null) ? null : said.join('、');
}

/** What a group of rules has under a name of its own; inherited names are none. */
function inside(group: unknown, key: string): unknown {
  return typeof group === 'object' && group !== null && Object.hasOwn(group, key)
    ? (group as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function sayOne(value: unknown, keys: readonly string[], way: string | undefined): string | null {
  if (typeof value === 'string' && way === undefined) return value;
  if (typeof value !== 'number') return null;
  if (way !== undefined) {
    const told = Object.hasOwn(ways, way) ? ways[way] : undefined;
    return told === undefined ? null : grouped(told(value));
  }
  const unit = keys.findLast((key) => /(?:Fen|Bp)$/.test(key));
  if (unit?.endsWith('Fen')) return yuanText(value);
  return grouped(unit === undefined ? value : value / 100);
}

/** `5,000`, `1.2` */
function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
