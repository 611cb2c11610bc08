import type { DemoReview } from '../catalogue/DemoProduct.ts';
import type { Random } from '../createRandom.ts';
import type { DemoSku } from '../seeding/productSkus.ts';

/** The SKU that the words of a review are about: of the values that it is `of`, or else of those that its text names first. */
export function skuOfReview(
  { of, text }: Pick<DemoReview, 'of' | 'text'>,
  skus: readonly DemoSku[],
  random: Random,
): DemoSku {
  const wanted = of ?? firstNamed(text, skus);
  const fitting = skus.filter(({ optionValues }) => wanted.every((value) => optionValues.includes(value)));
  if (fitting.length === 0) throw new Error(`no SKU is ${wanted.join('/')}: ${text}`);
  return random.pick(fitting);
}

/** Of each option the value that a text names first; 2XL is not XL, and XL is not L. */
export function firstNamed(text: string, skus: readonly DemoSku[]): string[] {
  const words = plain(text);
  const count = skus[0]?.optionValues.length ?? 0;
  return Array.from({ length: count }, (_, option) => {
    const values = [...new Set(skus.map(({ optionValues }) => optionValues[option] ?? ''))];
    const named = values
      .map((value) => ({ value, at: words.indexOf(plain(value)) }))
      .filter(({ value, at }) => at >= 0 && isWhole(words, at, plain(value)));
    named.sort((one, other) => one.at - other.at || other.value.length - one.value.length);
    return named.find(({ value, at }) => !covered(named, { value, at }))?.value;
  }).filter((value) => value !== undefined);
}

interface Named {
  readonly value: string;
  readonly at: number;
}

/** A part of a longer value that is named there. */
function covered(named: readonly Named[], { value, at }: Named): boolean {
  return named.some(
    (other) =>
      other.value.length > value.length && other.at <= at && at + value.length <= other.at + plain(other.value).length,
  );
}

/** A size or number is not part of a longer one; a single sign such as 细 or 棕 is too little to name anything. */
function isWhole(words: string, at: number, value: string): boolean {
  const beside = /[0-9A-Za-z.%]/;
  const [before = '', after = ''] = [words[at - 1], words[at + value.length]];
  if (/^[0-9A-Za-z]/.test(value) && beside.test(before)) return false;
  if (/[0-9A-Za-z]$/.test(value) && beside.test(after)) return false;
  return /[0-9A-Za-z]/.test(value) || value.length > 1;
}

const plain = (text: string) => text.replaceAll(/\s/g, '');
