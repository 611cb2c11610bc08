import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-xuan-paper-scroll',
    title: '墨香 半熟宣纸长卷 檀皮料 20 米 空白无格',
    subtitle: '一卷铺开，小楷和写意都接得住，写坏了裁掉再来。',
    brand: 'moxiang',
    category: 'stationeryLetter',
    look: { emoji: '1f4dc', saturation: 0.6, rotate: 3, beside: ['1f58c-fe0f'] },
    priceYuan: 118,
    formerYuan: 138,
    options: [
      {
        name: '幅宽',
        values: [
          { value: '24 厘米' },
          { value: '35 厘米', surchargeYuan: 40 },
          { value: '50 厘米', surchargeYuan: 90 },
        ],
      },
    ],
    parameters: [
      ['内页', '空白'],
      ['用途', '书画'],
      ['纸性', '半熟'],
      ['长度', '20 米'],
      ['原料', '青檀皮、沙田稻草'],
      ['定量', '约 30 克每平方米'],
      ['产地', '安徽'],
    ],
    tags: ['受潮包换'],
    salesCount: 82,
    weightGrams: 480,
    story: [
      ['墨下去，停一停再散', '半熟的纸，洇得慢。小楷笔画收得住，写意的淡墨又有层次，初学和老手都好用，不挑墨汁。'],
      ['捞纸人的水印', '手工抄造，迎光能看到帘纹。两米一段接得平，写到接缝笔不会跳。隔年的纸墨色更沉，可以先放一放。'],
      ['裁多长，由自己', '卷在纸芯上，拉出来用裁纸刀一划。写手卷、画册页、练一首长诗，都不用拼纸，想停就停。'],
    ],
    reviews: [
      { stars: 5, text: '抄心经很合适，不洇，墨色沉。一卷够写好几遍。', pictures: 2 },
      { stars: 4, text: '接缝处仔细看得出来，不影响写。' },
      { stars: 5, text: '老师看了说这个价位的檀皮料不错。' },
    ],
  },
] satisfies DemoProduct[];
