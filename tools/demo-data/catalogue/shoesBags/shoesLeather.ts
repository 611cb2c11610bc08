import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'buchuan-derby-leather',
    title: '步川 德比皮鞋 头层小牛皮 固特异沿条',
    subtitle: '穿三年可以换底的一双皮鞋，越穿越合脚。',
    brand: 'buchuan',
    category: 'shoesLeather',
    look: { emoji: '1f45e', saturation: 0.75, beside: ['1f4bc'] },
    priceYuan: 699,
    vipYuan: 649,
    formerYuan: 799,
    options: [
      {
        name: '颜色',
        values: [
          { value: '深棕', swatch: '#5e4334' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      { name: '尺码', values: [{ value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }, { value: '43' }] },
    ],
    notMade: ['深棕/43'],
    parameters: [
      ['适用人群', '男'],
      ['鞋面', '牛皮'],
      ['工艺', '固特异沿条'],
      ['鞋底', '牛皮加橡胶半掌'],
      ['内里', '羊皮'],
      ['鞋楦', '标准 E 楦'],
      ['可换底', '是'],
    ],
    tags: ['一年质保', '付费换底'],
    salesCount: 286,
    weightGrams: 1120,
    story: [
      ['底磨穿了，换一张', '固特异沿条把鞋面和鞋底缝在一起，不靠胶。穿三五年底磨薄，寄回来只换底，鞋面继续跟你走。'],
      [
        '头一周硬，后来是你的脚',
        '小牛皮加软木中底，穿一周会按脚压出形状。每天穿不超过八小时，第二天让它歇一歇，别烘干。',
      ],
      ['一双鞋的保养', '回家用马毛刷掸灰，两周上一次鞋油。鞋撑请选雪松木，吸汗又撑形。雨天尽量换橡胶底那双。'],
    ],
    reviews: [
      { stars: 5, text: '穿了五个月，折痕很自然，前掌贴上了半掌胶更耐磨。', pictures: 1 },
      { stars: 5, text: '上班穿一天不累脚，比之前那双硬底的舒服多了。' },
      { stars: 4, text: '刚开始偏硬，第三天才贴脚，建议配厚一点的袜子磨合。' },
      { stars: 5, text: '鞋盒里送了鞋油和鞋拔，很用心。' },
    ],
    questions: [['换底多少钱？', '整张牛底 220 元，只换后跟 60 元，寄回后五个工作日寄出。']],
  },
  {
    slug: 'buchuan-penny-loafer',
    title: '步川 便士乐福鞋 软牛皮 可踩跟 轻 280 克',
    subtitle: '不用系带，踩下后跟就是拖鞋，提上就能上班。',
    brand: 'buchuan',
    category: 'shoesLeather',
    look: { emoji: '1f97f', saturation: 0.45, hue: 150, brightness: 0.8 },
    priceYuan: 459,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7a3f45' },
          { value: '深棕', swatch: '#5e4334' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '36' }, { value: '38' }, { value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }],
      },
    ],
    notMade: ['酒红/42'],
    parameters: [
      ['适用人群', '男女同款'],
      ['鞋面', '牛皮'],
      ['工艺', '胶粘'],
      ['鞋底', '发泡橡胶'],
      ['单只重量', '280 克（39 码）'],
      ['后跟', '可踩软帮'],
      ['跟高', '2 厘米'],
    ],
    tags: ['三十天试穿'],
    salesCount: 594,
    weightGrams: 680,
    story: [
      ['软到能踩下去', '后帮不放硬片，三层软牛皮，进门一踩就是拖鞋，出门一提又是正装。反复踩压三千次不起折痕。'],
      [
        '轻一点，走得快',
        '发泡橡胶底只有二百八十克，通勤地铁站跑两步也不响。鞋口包了细边，不磨脚踝。内里一层薄羊皮，光脚穿也不黏。',
      ],
      ['鞋面那道便士夹', '鞋面的开缝是老样式，硬币塞得进去。日常用软布擦，酒红色的深浅会随皮子变化，是正常的。'],
    ],
    reviews: [
      { stars: 5, text: '开车穿特别舒服，踩下去就是拖鞋，到公司再提起来。' },
      { stars: 4, text: '皮子软，颜色酒红很正，鞋底稍薄。', pictures: 1 },
      { stars: 5, text: '男女都好看，我和同事一人一双。' },
    ],
  },
] satisfies DemoProduct[];
