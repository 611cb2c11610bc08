/**
 * What the shop has instead of what people ask for every day: not the same, as synonyms are, so it is looked for only when nothing
 * else is found, and told.
 */
const lines = `
卫衣 夹克
帽衫 夹克
毛衣 大衣
羽绒服 大衣
奶粉 牛奶
尿不湿 婴儿
纸尿裤 婴儿
纸尿片 婴儿
泡面 挂面
方便面 挂面
螺蛳粉 挂面
火腿肠 即食
可乐 燕麦奶
饮料 燕麦奶
啤酒 扎啤杯
白酒 温酒壶
红酒 红酒杯
电饭煲 汤锅
电饭锅 汤锅
空气炸锅 煎锅
瑜伽垫 健身
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
