import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'care-foam-cleanser',
    title: '润物 氨基酸洁面慕斯 按压出泡 150 毫升',
    subtitle: '一按就是细泡，早上三十秒洗完，脸上不紧绷',
    brand: 'runwu',
    category: 'careCleanse',
    look: { emoji: '1f9f4', rotate: 3, saturation: 0.5, hue: 200, beside: ['1fae7'] },
    priceYuan: 59,
    vipYuan: 55,
    formerYuan: 69,
    options: [
      { name: '香型', values: [{ value: '无香' }, { value: '青柠叶' }, { value: '白茶' }] },
      { name: '规格', values: [{ value: '单瓶' }, { value: '一瓶两替换', surchargeYuan: 52 }] },
    ],
    notMade: ['青柠叶/一瓶两替换'],
    parameters: [
      ['肤质', '通用'],
      ['质地', '泡沫'],
      ['净含量', '150 毫升'],
      ['酸碱度', 'pH 5.5–6.0'],
      ['表面活性剂', '椰油酰甘氨酸钾'],
      ['保质期', '三年'],
    ],
    tags: ['替换装更省'],
    salesCount: 9420,
    weightGrams: 210,
    story: [
      [
        '泡沫已经替您打好',
        '按压头里有两层细网，出来就是绵密的泡沫，像打发的奶油。湿着手接一团，从额头往下轻轻推开就行。',
      ],
      ['洗完不拔干', '用甘氨酸类的表面活性剂，弱酸性，洗完不发涩。出油多的可以多按一泵，干的早上只用半泵。'],
      ['瓶子可以一直用', '按压头能拧下来冲洗，替换装倒进去接着用，比买整瓶省三成，每次也少扔一个塑料瓶子。'],
    ],
    reviews: [
      { stars: 5, text: '泡沫很细，洗完脸不绷，早上赶时间特别方便。' },
      { stars: 5, text: '无香的真的没味道，老公和我一起用，两个月一瓶。', pictures: 1 },
      { stars: 4, text: '清洁力温和，带妆要先卸，单靠它洗不干净防晒。' },
      {
        stars: 3,
        text: '用到第三周按压头有点堵，冲热水以后好了。',
        reply: '感谢反馈，水质偏硬时容易结垢，已给您补寄一个新的按压头。',
      },
    ],
    questions: [['能卸防晒吗？', '日常轻薄的防晒可以洗掉，防水型请先用卸妆产品。']],
  },
] satisfies DemoProduct[];
