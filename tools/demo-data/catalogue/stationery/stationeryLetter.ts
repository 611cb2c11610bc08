import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-letter-set',
    title: '朝暮 棉纸信封信笺套装 手撕毛边 含封蜡贴',
    subtitle: '有些话打字说不出口，写下来，折两折寄过去。',
    brand: 'zhaomu',
    category: 'stationeryLetter',
    look: { emoji: '1f48c', saturation: 0.55, hue: 340, rotate: -5, beside: ['1f58b-fe0f', '1f339'] },
    priceYuan: 45,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe8dc' },
          { value: '浅粉', swatch: '#dcb8b4' },
          { value: '雾蓝', swatch: '#8fa6bf' },
        ],
      },
      { name: '数量', values: [{ value: '10 套' }, { value: '20 套', surchargeYuan: 35 }] },
    ],
    parameters: [
      ['内页', '空白'],
      ['用途', '书信'],
      ['信笺', '16×23 厘米，20 张'],
      ['信封', '12×17 厘米，10 只'],
      ['纸张', '110 克棉浆纸'],
      ['封口', '蜡贴 10 枚'],
      ['邮寄', '符合平信尺寸'],
    ],
    tags: ['附写信小册'],
    salesCount: 564,
    weightGrams: 280,
    story: [
      ['边是撕出来的', '整张棉浆纸沿钢尺手撕，边缘带一圈毛。摸上去像布，不像打印纸那样光。钢笔写上去有细细的声响。'],
      [
        '折两折，正好放进去',
        '信笺按三等分压了浅痕，照着折就齐。信封是平信尺寸，贴一枚邮票就能寄。寄到外地也一样稳妥。',
      ],
      ['火漆的样子，不用火', '封口贴是软蜡压成的，揭下来按上去就粘牢。收的人揭开时，会听到轻轻一声，像拆一份礼。'],
    ],
    reviews: [
      { stars: 5, text: '写给异地的她，收到后拍照说要裱起来。', pictures: 1 },
      { stars: 5, text: '棉纸吃墨，钢笔写着有点阻力，反而想写慢一点。' },
      { stars: 4, text: '蜡贴冬天有点硬，手捂一会儿再贴。' },
    ],
    questions: [['能打印吗？', '喷墨可以走手动进纸，激光机不建议，毛边容易卡。']],
  },
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
