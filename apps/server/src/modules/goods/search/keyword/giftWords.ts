/**
 * What one gives to whom: 送妈妈的生日礼物 names nothing that a shop sells, and what comes in a gift box is a tie as well. The first
 * names of a line are those who are given to, the others are things.
 */
const lines = `
妈妈 母亲 老妈 婆婆 岳母 外婆 奶奶 | 围巾 护手霜 茶杯 香薰 腕表
爸爸 父亲 老爸 公公 岳父 外公 爷爷 | 茶壶 公文包 剃须刀 收音机 龙井
老婆 妻子 女友 女朋友 闺蜜 | 围巾 口红 手提包 香薰 香槟杯
老公 丈夫 男友 男朋友 | 腕表 公文包 剃须刀 键盘 耳机
孩子 小孩 儿子 女儿 宝宝 | 玩偶 积木 拼图 水彩
朋友 同事 老师 领导 老板 长辈 | 茶杯 龙井 钢笔 香薰 咖啡豆
`;

const GIVING = /[礼送]/;

const giftWords: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = [], things = []] = line.split(' | ').map((part) => part.split(' '));
      return names.map((name) => [name, things] as const);
    }),
);

/** What to look for when somebody looks for a present; null when nobody is given anything. */
export function giftsFor(words: readonly string[]): readonly string[] | null {
  if (!words.some((word) => GIVING.test(word))) return null;
  for (const word of words) {
    const things = giftWords.get(word);
    if (things) return things;
  }
  return null;
}

/** Every list of things, once. */
export const giftLists: ReadonlySet<readonly string[]> = new Set(giftWords.values());
