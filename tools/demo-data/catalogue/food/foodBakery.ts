import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'food-oat-cookie',
    title: '麦香 燕麦黄油曲奇 低温慢烤 240 克 独立装',
    subtitle: '黄油放足、糖放少，燕麦粒咬得到',
    brand: 'maixiang',
    category: 'foodBakery',
    look: { emoji: '1f36a', rotate: -12, saturation: 0.7, beside: ['1f95b'] },
    priceYuan: 32.9,
    vipYuan: 29.9,
    formerYuan: 36.9,
    options: [
      { name: '口味', values: [{ value: '原味燕麦' }, { value: '蔓越莓' }, { value: '黑巧' }, { value: '海盐焦糖' }] },
    ],
    soldOut: ['海盐焦糖'],
    parameters: [
      ['风味', '清甜'],
      ['包装', '独立小包'],
      ['净含量', '240 克（20 片）'],
      ['黄油含量', '24%'],
      ['糖含量', '每百克 18 克'],
      ['保质期', '6 个月'],
    ],
    tags: ['碎了包赔'],
    salesCount: 5208,
    weightGrams: 330,
    story: [
      [
        '黄油占了四分之一',
        '用发酵黄油，不用人造奶油。150 度烤二十六分钟，边缘微焦，中间还留一点韧，放凉以后香气更清楚。',
      ],
      ['看得见的燕麦粒', '整粒燕麦先烘过再进面团，每片都能咬到。糖比常见的曲奇少三分之一，配牛奶正好，单吃也不腻。'],
      ['一片一袋不会碎', '每片单独封口，外面是硬纸盒加隔板。路上碎了三片以上，拍张照片告诉我们，直接补一盒。'],
    ],
    reviews: [
      { stars: 5, text: '黄油味很正，甜度刚好，一口气吃了四片才停下来。' },
      { stars: 5, text: '盒子里有隔板，寄到外地一片没碎。', pictures: 1 },
      { stars: 4, text: '黑巧味偏苦，我喜欢，孩子不太爱吃，下次买原味。' },
      {
        stars: 2,
        text: '收到的这盒离到期只剩两个月，吃得完，但希望发新一点的。',
        reply: '您说得对，这是我们的疏忽。已为您补发本月生产的一盒，旧的不用寄回。',
      },
    ],
  },
  {
    slug: 'food-mooncake-egg',
    title: '麦香 广式双黄莲蓉月饼 6 枚礼盒 减糖',
    subtitle: '当季湘莲做的莲蓉，甜得克制，切开见两颗黄',
    brand: 'maixiang',
    category: 'foodBakery',
    look: { emoji: '1f96e', saturation: 0.75 },
    priceYuan: 128,
    vipYuan: 118,
    options: [
      { name: '口味', values: [{ value: '双黄莲蓉' }, { value: '陈皮豆沙' }, { value: '五仁' }] },
      { name: '规格', values: [{ value: '6 枚礼盒' }, { value: '8 枚礼盒', surchargeYuan: 40 }] },
    ],
    notMade: ['五仁/8 枚礼盒'],
    parameters: [
      ['风味', '清甜'],
      ['包装', '礼盒'],
      ['净含量', '600 克'],
      ['馅料占比', '75%'],
      ['糖', '比传统配方减 30%'],
      ['保质期', '60 天'],
    ],
    tags: ['附纸袋'],
    salesCount: 1874,
    weightGrams: 980,
    story: [
      [
        '莲子一颗颗去芯',
        '湖南湘莲泡发、去芯、慢炒四小时，不掺白芸豆。糖减了三成，吃得出莲子本来的清香，配一杯浓茶刚好。',
      ],
      ['两颗黄都出油', '高邮鸭蛋腌二十八天，选直径三厘米以上的蛋黄，喷酒烤过再包。切成四份，每份都分得到一点。'],
      ['拆开就是茶点盒', '礼盒不用金色，也没有塑料托。六枚分两层放在瓦楞格里，吃完盒子可以当收纳盒接着用。'],
    ],
    reviews: [
      { stars: 5, of: ['双黄莲蓉'], text: '送长辈的，说不甜腻，蛋黄出油，比往年买的都合口味。', pictures: 3 },
      { stars: 5, text: '陈皮豆沙意外地好吃，陈皮是真的有丝。' },
      { stars: 4, text: '味道没得说，礼盒简洁大方，如果附两把小刀叉就更好了。' },
      {
        stars: 4,
        text: '皮有点软，回油以后好吃，刚收到那天略硬。',
        followUp: '放了三天再吃，皮变润了，确实要等一等。',
      },
    ],
    questions: [['什么时候做的？', '下单后按批次发，生产日期在七天以内。']],
  },
] satisfies DemoProduct[];
