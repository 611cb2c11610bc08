import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'tuoling-coin-purse',
    title: '驼铃 口金零钱包 植鞣牛皮 手缝包边',
    subtitle: '硬币、钥匙、一支口红，一掏就都在。',
    brand: 'tuoling',
    category: 'bagsPouch',
    look: { emoji: '1f45b', saturation: 0.5, hue: 8, beside: ['1f511'] },
    priceYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '枣红', swatch: '#8a4a44' },
          { value: '焦糖', swatch: '#b07a4a' },
          { value: '墨绿', swatch: '#46594f' },
        ],
      },
    ],
    parameters: [
      ['材质', '牛皮'],
      ['适用场景', '日常'],
      ['尺寸', '11 × 9 × 4 厘米'],
      ['口金', '黄铜'],
      ['工艺', '手缝双针'],
      ['内里', '棉布'],
      ['重量', '90 克'],
    ],
    tags: ['一年质保'],
    salesCount: 741,
    weightGrams: 90,
    story: [
      [
        '一按就开，一合就牢',
        '黄铜口金做了两粒咬合珠，单手拇指一推就开。合上有一声轻响，倒过来摇也不漏硬币。放包里不会自己开。',
      ],
      [
        '一针一线缝边',
        '植鞣牛皮用双针马鞍缝，断一根线其余不会散。每只大约缝一百六十针，针距三毫米。开线可以寄回来修。',
      ],
      [
        '越用越像自己的',
        '植鞣皮会吸手的油，颜色从浅焦糖变成深棕。淋湿了用干布吸，阴干即可，别放太阳下。颜色深浅看各人的用法。',
      ],
    ],
    reviews: [
      { stars: 5, text: '口金很紧实，皮摸着有韧性，颜色比图片深一点点。', pictures: 1 },
      { stars: 5, text: '用来装充电线和耳机，比塑料袋优雅多了。' },
      { stars: 4, text: '刚开始口金有点紧，用几天就顺手了。' },
    ],
  },
  {
    slug: 'tuoling-long-pouch',
    title: '驼铃 牛皮手拿包 可放护照 磁扣',
    subtitle: '出差登机前，护照、登机牌和笔都在手上。',
    brand: 'tuoling',
    category: 'bagsPouch',
    look: { emoji: '1f45d', saturation: 0.7, rotate: -6 },
    priceYuan: 159,
    options: [
      {
        name: '颜色',
        values: [
          { value: '裸粉', swatch: '#e0bfb5' },
          { value: '沙棕', swatch: '#b08a62' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
    ],
    soldOut: ['沙棕'],
    parameters: [
      ['材质', '牛皮'],
      ['适用场景', '旅行'],
      ['尺寸', '22 × 15 × 4 厘米'],
      ['内袋', '护照位 1、卡位 6、笔插 1'],
      ['扣件', '磁扣'],
      ['内里', '棉麻'],
      ['重量', '220 克'],
    ],
    tags: ['一年质保'],
    salesCount: 264,
    weightGrams: 220,
    story: [
      ['一只包，一次过安检', '护照、登机牌、笔和耳机放在一起，过安检只掏这一只。卡位六格，名片和交通卡不打架。'],
      ['装满了也合得上', '磁铁缝在夹层里，看不见也不露出边。装满一样吸得住，放进背包侧袋也不会自己开。不影响银行卡。'],
      [
        '软皮，装多不鼓',
        '头层牛皮鞣得软，放本薄书也不撑形。内里棉麻，深灰色，不显脏。边角用油边封了三遍，磨几年也不容易散。',
      ],
    ],
    reviews: [
      { stars: 5, text: '出差必带，过安检一把拿出来特别快。' },
      { stars: 4, text: '皮质软，颜色高级，就是磁扣有点硬。', pictures: 1 },
      { stars: 5, text: '送爸爸当护照夹，他很喜欢里面的笔插。' },
    ],
  },
] satisfies DemoProduct[];
