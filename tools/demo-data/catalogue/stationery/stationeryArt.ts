import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-watercolour-set',
    title: '星语 固体水彩套装 可拆调色板 含水笔',
    subtitle: '一盒揣在包里，咖啡馆坐下来就能画，用完一格补一格。',
    brand: 'xingyu',
    category: 'stationeryArt',
    look: { emoji: '1f3a8', saturation: 0.65, rotate: -5, beside: ['1f58c-fe0f'] },
    priceYuan: 99,
    vipYuan: 93,
    formerYuan: 119,
    options: [
      {
        name: '色数',
        values: [{ value: '18 色' }, { value: '24 色', surchargeYuan: 30 }, { value: '36 色', surchargeYuan: 70 }],
      },
    ],
    parameters: [
      ['材质', '颜料'],
      ['用途', '绘画'],
      ['单块', '2 毫升半块'],
      ['耐光', '三星以上占八成'],
      ['盒', '铁盒，18×8 厘米'],
      ['随附', '储水笔、海绵、色卡纸'],
      ['补充', '单色可买'],
    ],
    tags: ['单色可补'],
    salesCount: 8060,
    weightGrams: 320,
    story: [
      ['蘸水，颜色就醒了', '阿拉伯胶调制，干透的色块一沾水就化开，不用刮。半块两毫升，够画三四十张明信片，很经用。'],
      ['盒盖就是调色盘', '翻开两面白板，分十二个浅格，拆下来在水龙头下一冲就干净。海绵吸掉多余的水，不留底色。'],
      ['先涂一张色卡', '附一张印了色号的纸，收到先把每色涂一格。哪个透、哪个沉，以后照着它配，少走些弯路。'],
    ],
    reviews: [
      { stars: 5, text: '出门写生用，储水笔方便，挤一下就有水。', pictures: 3 },
      { stars: 5, text: '颜色透明度好，叠三层不脏。绿色偏灰，我喜欢。' },
      { stars: 4, text: '铁盒边有点利，翻盖的时候小心手。' },
      { stars: 4, text: '紫色容易沉淀，多搅一下。性价比不错。', followUp: '画了两个月，蓝色先用完，单买一块 4 块钱。' },
    ],
    questions: [['小学生能用吗？', '可以，颜料通过学生用品检测，建议搭配 200 克以上的水彩纸。']],
  },
] satisfies DemoProduct[];
