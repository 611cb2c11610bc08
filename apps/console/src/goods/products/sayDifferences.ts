import type { DraftAnswer, ProductDifference } from '@jiwu/contract';
import type { NameOf } from '../parts/useReferenceNames.ts';
import { fieldNames, sayValue } from './sayValue.ts';

interface Context {
  /** The SKUs of both sides, by whose options a line is called. */
  readonly skus: DraftAnswer['skus'];
  readonly nameOf: NameOf;
  /** Of what nobody has seen yet every field is new. */
  readonly isFirst: boolean;
}

interface Said {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What differs, in words; of a first version without the fields that say nothing still. */
export function sayDifferences(differences: readonly ProductDifference[], context: Context): Said[] {
  const { skus, nameOf, isFirst } = context;
  const labelOf = (skuId: string | null) => skus.find(({ id }) => id === skuId)?.optionValues.join('，') ?? '';
  return differences
    .map((one) => ({
      key: `${one.skuId} ${one.field}`,
      label: [labelOf(one.skuId), fieldNames[one.field] ?? one.field].filter(Boolean).join(' '),
      ...sayBoth(one, nameOf),
    }))
    .filter(({ before, after }) => before !== after || !isFirst);
}

type Sides = Pick<Said, 'before' | 'after'>;

function sayBoth({ field, before, after }: ProductDifference, nameOf: NameOf): Sides {
  if (typeof before === 'string' && typeof after === 'string' && field === 'descriptionMarkdown')
    return cutWhereTheyPart(before, after);
  const sides = { before: sayValue(field, before, nameOf), after: sayValue(field, after, nameOf) };
  return field === 'pictures' ? { ...sides, after: `${sides.after}${sayPictures(before, after)}` } : sides;
}

const LEAD = 24;
const LONG = 80;

/** Two long texts that begin alike are shown from where they part. */
function cutWhereTheyPart(before: string, after: string): Sides {
  const alike = [...before].findIndex((letter, at) => letter !== [...after][at]);
  const parts = alike === -1 ? [...before].length : alike;
  const from = Math.max(0, parts - LEAD);
  const cut = (text: string) => {
    const letters = [...text];
    const shown = letters.slice(from, from + LONG).join('');
    return `${from > 0 ? '…' : ''}${shown}${letters.length > from + LONG ? '…' : ''}` || '无';
  };
  return { before: cut(before), after: cut(after) };
}

/** As many pictures as before may be others. */
function sayPictures(before: unknown, after: unknown): string {
  const [were, are] = [before, after].map((list) =>
    Array.isArray(list) ? list.map(({ fileId }: { fileId: string }) => fileId) : [],
  ) as [string[], string[]];
  const added = are.filter((id) => !were.includes(id)).length;
  const gone = were.filter((id) => !are.includes(id)).length;
  const words = [added > 0 && `新加 ${added} 张`, gone > 0 && `去掉 ${gone} 张`].filter(Boolean);
  if (words.length > 0) return `，${words.join('、')}`;
  return were.join() === are.join() ? '，改了说明' : '，换了次序';
}
