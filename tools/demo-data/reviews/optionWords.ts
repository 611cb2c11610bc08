import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import type { Random } from '../createRandom.ts';

const ofColour: readonly ((value: string) => string)[] = [
  (value) => `选的${value}，和图片上差不多`,
  (value) => `${value}很耐看`,
  (value) => `${value}比屏幕上柔和一点，喜欢`,
  (value) => `挑了${value}，没有色差`,
];
const ofSize: readonly ((value: string) => string)[] = [
  (value) => `平时就是 ${value}，这次也合适`,
  (value) => `${value} 正好，不用换`,
  (value) => `按尺码表选的 ${value}，合身`,
];
const ofElse: readonly ((value: string) => string)[] = [
  (value) => `买的是${spaced(value)}`,
  (value) => `这次选的${spaced(value)}`,
  (value) => `${value}很合适，下次还选它`,
];
/** Between Chinese and a figure or a Latin letter stands a space. */
const spaced = (value: string) => (/^[0-9A-Za-z]/.test(value) ? ` ${value}` : value);

const SIZES = /^(尺码|鞋码|码数|腰围|领围|身高)$/;
/** Values that are phrases do not stand well in a sentence. */
const LONGEST = 7;

/** A few words on one of the options of the SKU that was bought, in its own words; empty for options that cannot be spoken of. */
export function optionWords({ options }: DemoProduct, values: readonly string[], random: Random): string {
  const spoken = options.flatMap(({ name, values: all }, index) => {
    const value = values[index] ?? '';
    if (value.length > LONGEST || /^[含加仅无]|[（(×–]/.test(value)) return [];
    if (all.some((one) => one.value === value && one.swatch)) return [random.pick(ofColour)(value)];
    return [random.pick(SIZES.test(name) ? ofSize : ofElse)(value)];
  });
  return spoken.length === 0 ? '' : random.pick(spoken);
}
