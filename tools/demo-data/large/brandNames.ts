import { createRandom } from '../createRandom.ts';

const firsts =
  '云山木青南北星月禾竹松白素清知一拾未半初小老远归春秋晴雨雪风海溪川原野花叶果谷麦米茶墨纸石陶铜金玉棉麻羽鹿鹤雁鲸杉柏兰荷梧'.split(
    '',
  );
const seconds = '里舍集物间屿岸林森坊语生栖舟渡隅庭合度序时年光影声记造作研选悦然朴真简良谣巷町衡初与家田'.split('');

/** Invented names of two characters, each only once, in an order that is always the same. */
export function brandNames(count: number, taken: ReadonlySet<string>): string[] {
  const random = createRandom('brand names');
  const names = new Set<string>();
  while (names.size < count) {
    const name = random.pick(firsts) + random.pick(seconds);
    if (name[0] !== name[1] && !taken.has(name)) names.add(name);
  }
  return [...names];
}
