/**
 * What the shop has instead of what people ask for every day: not the same, as synonyms are, so it is looked for only when nothing
 * else is found, and told. It must serve the same need: who wants cola is better told that there is none than shown oat milk.
 */
const lines = `
羽绒服 大衣
奶粉 牛奶
泡面 挂面
方便面 挂面
乐高 积木
`;

export const nearWords: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', near = ''] = line.split(' ');
      return [asked, near] as const;
    }),
);
