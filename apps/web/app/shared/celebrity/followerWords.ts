import { formatCount } from '../../format/formatCount.ts';

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = 100_000_000;

/** So many people, as they are counted here: 9,999, 38.2 万, 1.2 亿. Rounded down: nobody is given followers. */
export function followerWords(count: number): string {
  if (count < TEN_THOUSAND) return formatCount(count);
  const [unit, name] = count < HUNDRED_MILLION ? [TEN_THOUSAND, '万'] : [HUNDRED_MILLION, '亿'];
  const tenths = Math.floor((count * 10) / unit);
  const whole = formatCount(Math.floor(tenths / 10));
  return `${whole}${tenths % 10 === 0 ? '' : `.${tenths % 10}`} ${name}`;
}
