import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-scissors',
    title: '格物 办公剪刀 17 厘米 不粘胶涂层 软握柄',
    subtitle: '剪胶带不粘刀，拆快递、裁纸、做手工一把够用。',
    brand: 'gewu',
    category: 'stationeryTool',
    look: { emoji: '2702-fe0f', saturation: 0.55, hue: 200, beside: ['1f4e6'] },
    priceYuan: 29,
    vipYuan: 27,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc4' },
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '陶土', swatch: '#b9795a' },
        ],
      },
    ],
    parameters: [
      ['材质', '不锈钢'],
      ['用途', '裁剪测量'],
      ['全长', '17 厘米'],
      ['刃长', '7.2 厘米'],
      ['涂层', '氟素防粘'],
      ['手柄', '软胶，左右手通用'],
      ['重量', '68 克'],
    ],
    tags: [],
    salesCount: 3470,
    weightGrams: 95,
    story: [
      ['剪十条胶带，刀还是净的', '刃面涂了氟素，胶不往上爬。快递箱、双面胶、贴纸一路剪下去，擦一下就亮，不用再刮胶。'],
      [
        '弧形刃，从头到尾一样快',
        '刀刃带一点弧度，靠近尖端也不打滑。厚卡纸两张叠着剪，不会夹住。窗花的细处也转得过弯来。',
      ],
      ['孔大一点，手不勒', '拇指孔开到三厘米，内圈裹软胶。连续剪一小时窗花，虎口没有红。孩子和老人握着也都合适。'],
    ],
    reviews: [
      { stars: 5, text: '拆快递真的不粘，之前那把全是胶。' },
      { stars: 5, text: '左手用也顺，柄是对称的，难得。' },
      { stars: 4, text: '剪布一般，剪纸和胶带很好，专物专用吧。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];
