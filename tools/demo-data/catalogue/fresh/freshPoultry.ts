import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-farm-egg',
    title: '田野集 散养谷物蛋 产后 48 小时内发 30 枚',
    subtitle: '蛋黄颜色自然，蒸出来嫩，没有腥味',
    brand: 'tianye',
    category: 'freshPoultry',
    look: { emoji: '1f95a', rotate: -10, saturation: 0.7, beside: ['1f33e'] },
    priceYuan: 42.9,
    vipYuan: 39.9,
    formerYuan: 48.9,
    options: [
      {
        name: '规格',
        values: [{ value: '30 枚' }, { value: '45 枚', surchargeYuan: 19 }, { value: '60 枚', surchargeYuan: 36 }],
      },
    ],
    parameters: [
      ['储存方式', '冷藏'],
      ['适合做法', '早餐'],
      ['产地', '安徽六安'],
      ['单枚重', '48–55 克'],
      ['产蛋日期', '每枚喷码'],
      ['保质期', '45 天'],
    ],
    tags: ['破一赔一'],
    salesCount: 21760,
    weightGrams: 2100,
    story: [
      [
        '每枚都印着日子',
        '产蛋日期喷在壳上，发货不超过四十八小时。您收到的时候，多半才三四天，煮蛋会不太好剥，这是新鲜。',
      ],
      ['吃玉米和豆粕', '鸡在茶园边的坡地上跑，饲料是玉米、豆粕和青草，不加色素。蛋黄有深有浅，冬天会淡一些。'],
      ['珍珠棉竖着放好', '大头朝上，一枚一个孔，上下各压一层。路上碎了，拍张照片告诉我们碎了几枚，就赔几枚。'],
    ],
    reviews: [
      { stars: 5, of: ['30 枚'], text: '三十个一个没碎，喷码是前天的，蒸蛋很嫩。', pictures: 1 },
      { stars: 5, text: '没有腥味，给宝宝做蛋羹用的，一直买这家。' },
      { stars: 4, text: '个头中等偏小，味道好，煮了不太好剥。' },
      {
        stars: 3,
        text: '碎了三个，流到其他蛋上清理了半天，赔得倒快。',
        reply: '给您添麻烦了。碎的三枚已退款，包装也加了吸水纸和外层托。',
      },
      { stars: 5, text: '蛋黄颜色自然，不是那种特别红的，看着放心。', followUp: '第四次买，冬天蛋黄确实淡了点。' },
    ],
  },
] satisfies DemoProduct[];
