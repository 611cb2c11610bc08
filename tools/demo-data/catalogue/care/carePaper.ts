import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'care-bamboo-roll',
    title: '棉生 本色竹浆卷纸 四层加厚 无荧光 12 卷',
    subtitle: '湿水不掉渣，撕口齐整，纸芯细一点更耐用',
    brand: 'miansheng',
    category: 'carePaper',
    look: { emoji: '1f9fb', saturation: 0.6 },
    priceYuan: 36.9,
    vipYuan: 33.9,
    formerYuan: 42.9,
    options: [
      {
        name: '规格',
        values: [{ value: '12 卷' }, { value: '24 卷', surchargeYuan: 32 }, { value: '30 卷', surchargeYuan: 45 }],
      },
    ],
    parameters: [
      ['材质', '竹'],
      ['适用人群', '通用'],
      ['层数', '四层'],
      ['单卷克重', '140 克'],
      ['荧光', '不添加'],
      ['湿水强度', '不掉渣'],
    ],
    tags: ['送货上门'],
    salesCount: 1460,
    weightGrams: 1800,
    story: [
      ['竹子一年就成材', '竹浆三年轮采，纤维长，做出来的纸韧，四层一卷，抹一把不掉渣。不漂得雪白，略带一点竹色。'],
      ['四层一张就够', '厚度合适，一次撕两三格就行，比三层的省。卷芯细了半毫米，同样的直径里纸多绕了几圈。'],
      ['压箱发，少占地方', '抽成真空砖块，箱子小一半，收到剪开自己鼓起来。放在阴凉干燥的地方，放半年还是软的。'],
    ],
    reviews: [
      { stars: 5, text: '不掉渣，韧，一次两格就够，家里消耗变慢了。' },
      { stars: 5, text: '有点米色不是雪白，闻着没味道，给孩子用放心。', pictures: 1 },
      { stars: 4, text: '箱子压得太紧，有两卷变扁了，用着不影响。' },
      { stars: 4, of: ['30 卷'], text: '竹浆比木浆略硬一点点，习惯了还好。', followUp: '三十卷用了三个月。' },
    ],
  },
] satisfies DemoProduct[];
