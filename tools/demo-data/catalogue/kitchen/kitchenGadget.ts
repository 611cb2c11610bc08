import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zaojian-probe-thermometer',
    title: '灶间 食品探针温度计 3 秒读数 防水',
    subtitle: '牛排几分熟、奶泡多少度，插一下就知道。',
    brand: 'zaojian',
    category: 'kitchenGadget',
    look: { emoji: '1f321-fe0f', saturation: 0.6, rotate: 8 },
    priceYuan: 69,
    vipYuan: 65,
    options: [],
    parameters: [
      ['材质', '不锈钢'],
      ['用途', '测温'],
      ['量程', '−20–200 ℃'],
      ['精度', '±0.5 ℃'],
      ['读数', '约 3 秒'],
      ['防水', 'IPX6'],
      ['供电', '7 号电池 1 节'],
      ['探针', '折叠，长 11 厘米'],
    ],
    tags: ['一年质保'],
    salesCount: 31,
    weightGrams: 95,
    story: [
      ['三秒，就有数', '探针直径只有一点七毫米，插下去三秒读数稳定，肉汁不会流一地。误差在正负半度以内。'],
      ['折起来就关机', '探针折进机身自动关，展开自动开，忘了也不费电。屏幕会随方向翻转，左手拿也不用歪头看。'],
      ['背面有张温度表', '机身背面印了常用温度：牛排五分熟五十七度，奶泡六十度，油炸一百七十度。冲洗时可以直接过水。'],
    ],
    reviews: [
      { stars: 5, text: '煎牛排再也不用切开看，五十六度起锅刚好。' },
      { stars: 5, text: '做奶油和熬糖浆都很准，读数也快。', pictures: 1 },
      { stars: 4, text: '背光稍暗，抽油烟机下面看得有点费劲。' },
    ],
    questions: [['能量体温吗？', '不能，这是食品温度计，只用来测食物和液体。']],
  },
] satisfies DemoProduct[];
