import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'fresh-milk-pasteur',
    title: '朴食 低温巴氏鲜牛奶 当日灌装 720 毫升 3 瓶',
    subtitle: '七十五度短时杀菌，奶味干净，喝完杯壁挂一层',
    brand: 'pushi',
    category: 'freshDairy',
    look: { emoji: '1f95b', saturation: 0.55, beside: ['1f36a'] },
    priceYuan: 45,
    vipYuan: 42,
    options: [
      { name: '规格', values: [{ value: '3 瓶' }, { value: '6 瓶', surchargeYuan: 42 }] },
      { name: '脂肪', values: [{ value: '全脂' }, { value: '低脂' }] },
    ],
    soldOut: ['6 瓶/低脂'],
    parameters: [
      ['储存方式', '冷藏'],
      ['适合做法', '早餐'],
      ['净含量', '720 毫升 × 3'],
      ['蛋白质', '每百毫升 3.6 克'],
      ['工艺', '75 度 15 秒'],
      ['保质期', '7 天'],
    ],
    tags: ['冷链配送', '送货上门'],
    salesCount: 8125,
    weightGrams: 2350,
    story: [
      ['今天挤，今天灌装', '牧场离工厂三十公里，早上挤的奶，中午杀菌灌装，晚上出车。到您门口的时候，瓶身还是冰的。'],
      ['七十五度十五秒', '高温奶能放半年，但会有一股熟味。低温短时杀菌留住了奶香，代价是只有七天，请放冷藏。'],
      ['瓶口宽，好倒好洗', '轻质瓶带提手，一次能倒四杯。可以约每周二、周五送一次，出门的时候在订单里暂停就行。'],
    ],
    reviews: [
      { stars: 5, text: '奶味浓但不腥，打奶泡也好，日期永远是当天的。' },
      { stars: 5, text: '每周两次送到门口，冰袋给得足，省心。', pictures: 1 },
      { stars: 4, text: '好喝，七天保质期对一个人住有点紧，希望出小瓶。' },
      {
        stars: 2,
        text: '周五那次晚上九点才到，冰都化了，奶倒是没坏。',
        reply: '那天车辆故障，非常抱歉。该次配送已全额退款，后续备了替换车。',
      },
    ],
    questions: [
      ['可以约定每周送吗？', '可以选周二、周五，出门时在订单里暂停就行。'],
      ['需要煮开再喝吗？', '不用，想喝热的隔水温到六十度以下就好。'],
    ],
  },
  {
    slug: 'fresh-cheese-block',
    title: '朴食 原制马苏里拉奶酪 拉丝 芝士块 400 克',
    subtitle: '鲜奶直接做的，烤出来能拉一臂长',
    brand: 'pushi',
    category: 'freshDairy',
    look: { emoji: '1f9c0', rotate: -4, saturation: 0.7, beside: ['1f355'] },
    priceYuan: 38.9,
    formerYuan: 44.9,
    options: [
      {
        name: '形态',
        values: [{ value: '整块' }, { value: '刨丝', surchargeYuan: 3 }, { value: '切片', surchargeYuan: 4 }],
      },
    ],
    parameters: [
      ['储存方式', '冷藏'],
      ['适合做法', '烘焙'],
      ['净含量', '400 克'],
      ['乳脂', '每百克 22 克'],
      ['配料', '生牛乳、乳酸菌、凝乳酶、食用盐'],
      ['保质期', '90 天'],
    ],
    tags: ['冷链发货'],
    salesCount: 1130,
    weightGrams: 520,
    story: [
      ['十升奶做一公斤', '鲜奶加乳酸菌发酵，切块、热水里揉拉，再压成型。配料四样，没有植物油，也没有乳化盐。'],
      [
        '拉丝看揉了几遍',
        '揉拉的时候顺着一个方向，奶酪里就有一丝一丝的纹理。烤箱两百度八分钟，拉起来很长，凉了也不硬。',
      ],
      ['开封后分份冷冻', '整块切成五十克一份，保鲜袋压平冻起来，用的时候不必化冻。刨丝装里混了少量土豆淀粉防粘。'],
    ],
    reviews: [
      { stars: 5, text: '做披萨拉丝特别长，奶香味自然，不咸。', pictures: 2 },
      { stars: 4, text: '整块刨丝有点累，下次直接买丝的。' },
      { stars: 5, text: '配料表干净，给孩子做焗饭放心。' },
    ],
    questions: [['可以直接吃吗？', '可以，味道清淡，切片配番茄好吃。']],
  },
] satisfies DemoProduct[];
