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
  {
    slug: 'stationery-aluminium-set-square',
    title: '格物 铝合金三角板套装 激光刻度 防滑背条',
    subtitle: '刻度不会磨掉，贴着美工刀裁也不怕，画图和手工都耐用。',
    brand: 'gewu',
    category: 'stationeryTool',
    look: { emoji: '1f4d0', saturation: 0.7, rotate: -4, beside: ['270f-fe0f'] },
    priceYuan: 42,
    options: [],
    parameters: [
      ['材质', '铝合金'],
      ['用途', '裁剪测量'],
      ['规格', '20 厘米，45 度与 60 度各一'],
      ['厚度', '2 毫米'],
      ['刻度', '激光，精度 0.5 毫米'],
      ['背面', '防滑胶条'],
      ['随附', '绒布袋'],
    ],
    tags: ['刻度不磨掉'],
    salesCount: 176,
    weightGrams: 150,
    story: [
      ['刻进去的，就磨不掉', '刻度由激光蚀在阳极氧化层里，不是印的。用橡皮、酒精擦，线还是那么细。用十年还读得清。'],
      [
        '背面两条胶，按住就不走',
        '画长线时手指一压，尺子贴在纸上。斜边留了一毫米台阶，墨水不会渗到尺下面，图面更干净。',
      ],
      ['也能当裁刀的靠山', '两毫米厚的铝，美工刀贴着走不会啃掉边。量、画、裁，用一把就够。收进绒布袋，不刮别的东西。'],
    ],
    reviews: [
      { stars: 5, text: '建筑系，塑料的断过三副，这个沉稳多了。' },
      { stars: 4, text: '不透明，看不到下面的线，画图要习惯一下。' },
      { stars: 5, text: '冬天摸着凉，质感好，袋子也好看。', pictures: 1 },
      {
        stars: 3,
        text: '尖角很利，孩子书包里扎破了本子。',
        reply: '感谢提醒，学生使用建议放进绒布袋；我们会随货加两枚硅胶角套，也可联系客服补寄。',
      },
    ],
  },
] satisfies DemoProduct[];
