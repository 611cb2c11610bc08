import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'tuoling-leather-briefcase',
    title: '驼铃 商务公文包 头层牛皮 14 英寸电脑夹层',
    subtitle: '开会时放桌上是正的，路上夹着是软的。',
    brand: 'tuoling',
    category: 'bagsBrief',
    look: { emoji: '1f4bc', saturation: 0.6, beside: ['1f58b-fe0f'] },
    priceYuan: 529,
    vipYuan: 489,
    options: [
      {
        name: '颜色',
        values: [
          { value: '深棕', swatch: '#5e4334' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      { name: '规格', values: [{ value: '14 英寸' }, { value: '16 英寸', surchargeYuan: 60 }] },
    ],
    soldOut: ['深棕/16 英寸'],
    parameters: [
      ['材质', '牛皮'],
      ['适用场景', '出差'],
      ['尺寸', '38 × 29 × 9 厘米'],
      ['电脑夹层', '14 英寸'],
      ['内袋', '拉链 2、卡位 4'],
      ['肩带', '可拆'],
      ['五金', '黄铜'],
      ['重量', '980 克'],
    ],
    tags: ['两年质保'],
    salesCount: 129,
    weightGrams: 980,
    story: [
      ['放下就是一块板', '底部四枚底钉，内衬夹着薄托板，放在会议桌上立得正。提手软皮包棉芯，夹十分钟手心也不疼。'],
      ['电脑和文件分开放', '电脑夹层独立，带绒面护垫，和合同文件隔开。另一侧两个拉链袋，充电器和笔各归各的位置。'],
      [
        '皮会自己上光',
        '头层牛皮用植鞣，用两三个月表面会出自然光泽。一季上一次皮革乳，别沾水后马上晒。雨天请套上防尘袋。',
      ],
    ],
    reviews: [
      { stars: 5, text: '开会拿它很体面，电脑夹层不用再买内胆。' },
      { stars: 4, text: '皮很厚实，比想象的重一点，但是有底气。', pictures: 1 },
      { stars: 5, text: '送先生的生日礼物，五金质感很好。' },
      {
        stars: 3,
        text: '肩带扣子有响声，走路会敲到包。',
        reply: '抱歉打扰到您。我们补寄了一对包胶的扣环，替换上就不响了。',
      },
    ],
  },
] satisfies DemoProduct[];
