import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-beef-steak',
    title: '朴食 草原原切西冷牛排 厚切 200 克 5 片',
    subtitle: '没有拼接腌制，撒盐胡椒煎六分钟就好',
    brand: 'pushi',
    category: 'freshBeefLamb',
    look: { emoji: '1f969', rotate: -6, saturation: 0.7, beside: ['1f9c2', '1f33f'] },
    priceYuan: 189,
    vipYuan: 175,
    formerYuan: 219,
    options: [
      {
        name: '部位',
        values: [{ value: '西冷' }, { value: '眼肉', surchargeYuan: 40 }, { value: '菲力', surchargeYuan: 80 }],
      },
      { name: '规格', values: [{ value: '5 片' }, { value: '10 片', surchargeYuan: 170 }] },
    ],
    notMade: ['菲力/10 片'],
    soldOut: ['眼肉/10 片'],
    parameters: [
      ['储存方式', '冷冻'],
      ['适合做法', '煎烤'],
      ['产地', '内蒙古锡林郭勒'],
      ['净含量', '200 克 × 5'],
      ['厚度', '2 厘米'],
      ['配料', '牛肉'],
      ['保质期', '12 个月'],
    ],
    tags: ['冷链发货'],
    salesCount: 3287,
    weightGrams: 1600,
    story: [
      [
        '配料表只有牛肉',
        '整条西冷切出来，不注水、不腌、不拼。一边带着一条白筋和油边，煎的时候先把油边立起来煎一分钟。',
      ],
      ['两厘米是合适的厚', '太薄还没上色就老了。两厘米大火每面一分半，再转小火各一分钟，静置五分钟，里面是粉的。'],
      ['单片抽真空包装', '一片一袋，贴体真空，冻得平整。前一晚放冷藏室慢慢化，用厨房纸把表面吸干，煎出来才有焦壳。'],
    ],
    reviews: [
      { stars: 5, text: '就是原切，纹理看得清，撒盐和黑胡椒煎出来很香。', pictures: 3 },
      { stars: 5, text: '比外面吃一顿划算太多，厚度很够。' },
      { stars: 4, text: '西冷有筋，嚼劲足，喜欢嫩的建议买菲力。' },
      {
        stars: 3,
        text: '有一片化冻后血水比较多，口感一般，其他四片正常。',
        reply: '谢谢您告诉我们，那一片已经退款。请用冷藏慢化，血水会少一些。',
      },
    ],
    questions: [['里面发粉能吃吗？', '原切牛排五到七分熟可以，老人孩子建议煎透。']],
  },
] satisfies DemoProduct[];
