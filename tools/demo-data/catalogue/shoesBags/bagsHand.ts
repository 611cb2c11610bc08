import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'sushe-two-tone-handbag',
    title: '素舍 双色牛皮手提包 可肩背 容 A5 本',
    subtitle: '一只包，上班装本子，下班装一瓶酒也不违和。',
    brand: 'sushe',
    category: 'bagsHand',
    look: { emoji: '1f45c', saturation: 0.8, beside: ['1f453'] },
    priceYuan: 398,
    options: [
      {
        name: '颜色',
        values: [
          { value: '燕麦拼棕', swatch: '#c9b79c' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '云灰', swatch: '#b9bdc3' },
        ],
      },
    ],
    soldOut: ['云灰'],
    parameters: [
      ['材质', '牛皮'],
      ['适用场景', '通勤'],
      ['尺寸', '28 × 20 × 11 厘米'],
      ['内袋', '拉链 1、插袋 2'],
      ['肩带', '可拆，长 90–110 厘米'],
      ['底部', '4 枚底钉'],
      ['重量', '640 克'],
    ],
    tags: ['一年质保'],
    salesCount: 412,
    weightGrams: 640,
    story: [
      ['双色是拼出来的', '主体植鞣牛皮，口沿与底用深色皮拼，缝线走双道。颜色不是印的，磨久了两种皮会朝一个方向变深。'],
      ['手提肩背都行', '提手长十五厘米，冬天套大衣袖口也拿得住。肩带可拆，长度两档，挎在腰间或者肩上都合适。'],
      ['装得下一天的东西', '内里一道拉链、两个插袋，A5 本、充电宝、折伞都放得下。底有四枚底钉，放咖啡桌不怕湿。'],
    ],
    reviews: [
      { stars: 5, text: '皮子有味道但不刺鼻，放两天就散，颜色跟图片一致。', pictures: 2 },
      { stars: 5, text: '容量刚好，装本子和雨伞还有空。' },
      { stars: 4, text: '肩带的扣环响，走路有轻微碰撞声。' },
      { stars: 5, text: '用了三个月，皮面出了光泽，越来越顺眼。' },
    ],
    questions: [['皮子要怎么保养？', '干布擦灰，两个月上一次中性皮革乳，避免和浅色牛仔摩擦。']],
  },
  {
    slug: 'sushe-mini-crossbody',
    title: '素舍 迷你斜挎包 羊皮 手机加卡包大小',
    subtitle: '出门只带手机、口红、一张卡，双手都空着。',
    brand: 'sushe',
    category: 'bagsHand',
    look: { emoji: '1f45c', saturation: 0.5, hue: 300, rotate: 5, brightness: 1.04 },
    priceYuan: 269,
    vipYuan: 249,
    options: [
      {
        name: '颜色',
        values: [
          { value: '豆沙红', swatch: '#b5736b' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '青绿', swatch: '#6f9c86' },
        ],
      },
    ],
    parameters: [
      ['材质', '羊皮'],
      ['适用场景', '日常'],
      ['尺寸', '18 × 12 × 5 厘米'],
      ['手机', '长 17 厘米以内'],
      ['卡位', '内侧 4 格'],
      ['肩带', '链条 110 厘米'],
      ['重量', '280 克'],
    ],
    tags: ['一年质保'],
    salesCount: 936,
    weightGrams: 280,
    story: [
      ['只装真正要带的', '内侧四个卡位，主仓放得下手机和一支口红。翻盖是磁扣，单手打开，付款时不用低头翻。'],
      ['羊皮轻，贴着身', '整包二百八十克，羊皮软，跑两步也不砸。链条电镀是哑光的，大衣和 T 恤都不突兀。'],
      [
        '随手放也立得住',
        '底部加了一层托，放在餐桌上不会趴下。羊皮怕硬物，别和钥匙放同一格。脏了用干软布擦，别用酒精湿巾。',
      ],
    ],
    reviews: [
      { stars: 5, text: '参加婚礼背的，小巧，装了手机口红纸巾刚好。' },
      { stars: 4, text: '链条比图片细，喜欢这个哑光质感。', pictures: 1 },
      { stars: 5, text: '颜色很正，羊皮摸着软软的，卡位也够。' },
    ],
  },
] satisfies DemoProduct[];
