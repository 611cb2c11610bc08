import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-digital-piano',
    title: '知音 便携电钢琴 88 键 力度感应 折叠琴架',
    subtitle: '键够、力度够，靠墙一放，戴上耳机深夜也能弹。',
    brand: 'zhiyin',
    category: 'stationeryKeys',
    look: { emoji: '1f3b9', saturation: 0.7, beside: ['1f3b5', '1f3a7'] },
    priceYuan: 1599,
    vipYuan: 1499,
    formerYuan: 1799,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#2f3136' },
          { value: '米白', swatch: '#efe8dc' },
        ],
      },
      {
        name: '配置',
        values: [
          { value: '琴体' },
          { value: '含琴架', surchargeYuan: 180 },
          { value: '含琴架琴凳', surchargeYuan: 360 },
        ],
      },
    ],
    notMade: ['米白/琴体'],
    soldOut: ['米白/含琴架琴凳'],
    parameters: [
      ['适用人群', '入门'],
      ['材质', '塑料'],
      ['键盘', '88 键半配重'],
      ['复音', '128'],
      ['音色', '128 种，3 种钢琴'],
      ['连接', 'USB-C、蓝牙、双耳机口'],
      ['重量', '7.6 千克'],
      ['随附', '延音踏板、电源、谱架'],
    ],
    tags: ['两年质保', '送货上门'],
    salesCount: 2390,
    weightGrams: 9800,
    story: [
      ['八十八个键，一个不少', '半配重键盘，按下去有阻力，轻弹轻、重弹重。练到考级曲子，不会突然缺一个八度，不必换。'],
      ['两副耳机，一起听', '前面板两个耳机口，家长戴一副听，孩子戴一副弹。蓝牙还能放伴奏，跟着录音找节奏，更好学。'],
      ['收起来靠在墙边', '琴体七点六千克，一个人拎得动。琴架合起来是一片，客厅不够大也放得下。搬家时也好带走。'],
    ],
    reviews: [
      { stars: 5, text: '租房练琴用，戴耳机完全不扰民。手感比想象好。', pictures: 2 },
      { stars: 5, text: '孩子学了半年还在用，延音踏板结实。', followUp: '一年了，键没有松，老师说入门阶段够。' },
      { stars: 4, text: '半配重，和真钢琴还是有差，考高级别要换。' },
      { stars: 3, text: '音箱声音偏小，接个外放好很多。' },
    ],
    questions: [
      ['能接电脑录音吗？', '可以，USB-C 直连免驱动，传 MIDI 和音频。'],
      ['踏板是单踏吗？', '标配单延音踏板，可加购三踏板。'],
    ],
  },
] satisfies DemoProduct[];
