import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'guangnian-hall-gamepad',
    title: '光年里 无线游戏手柄 霍尔摇杆 六轴体感',
    subtitle: '摇杆不漂移，电脑、手机、电视都能连。',
    brand: 'guangnian',
    category: 'digitalGames',
    look: { emoji: '1f3ae', saturation: 0.72, rotate: -8, beside: ['1f4fa'] },
    priceYuan: 199,
    vipYuan: 185,
    options: [
      {
        name: '颜色',
        values: [
          { value: '暮紫', swatch: '#6f6287' },
          { value: '墨黑', swatch: '#33363b' },
          { value: '米白', swatch: '#efe9dd' },
        ],
      },
    ],
    soldOut: ['米白'],
    parameters: [
      ['型号', 'HG1'],
      ['接口', '无线'],
      ['用途', '游戏'],
      ['摇杆', '霍尔磁感应'],
      ['连接', '蓝牙、2.4G、USB-C'],
      ['体感', '六轴'],
      ['振动', '双马达'],
      ['续航', '约 18 小时'],
      ['重量', '232 克'],
    ],
    tags: ['两年质保'],
    salesCount: 2140,
    weightGrams: 232,
    story: [
      [
        '推到底，也回得正',
        '霍尔摇杆不靠摩擦感应，五百万次后死区不变。第一天什么手感，一年后还是什么手感。掉过地上也不怕。',
      ],
      ['换设备不用重连', '背后三段拨杆，电脑、手机、电视各记一个。拨过去两秒就好，不必去翻系统设置重新配对。'],
      ['握把做过减法', '侧面是细磨砂，不用硅胶，不会发黏。扳机行程可以切短，打射击时更跟手。两个背键可以自己定义。'],
    ],
    reviews: [
      { stars: 5, text: '老手柄漂移漂得没法玩，换这个三个月了一点没漂。' },
      { stars: 4, text: '体感灵，默认灵敏度高了点，在软件里调到 6 正好。' },
      { stars: 5, text: '接电视和孩子一起玩，拨杆切换很方便。', pictures: 1 },
      {
        stars: 3,
        text: '十字键略硬，搓招按久了拇指疼。',
        reply: '谢谢您的建议，新批次的导电胶已调软一档，您可以联系客服免费寄一副替换。',
      },
    ],
  },
  {
    slug: 'guangnian-arcade-stick',
    title: '光年里 复古街机摇杆 八向微动 即插即用',
    subtitle: '一根杆一颗球，小时候的手感放在茶几上。',
    brand: 'guangnian',
    category: 'digitalGames',
    look: { emoji: '1f579-fe0f', saturation: 0.65, rotate: 3, beside: ['1f4fa'] },
    priceYuan: 269,
    options: [
      {
        name: '颜色',
        values: [
          { value: '暮紫', swatch: '#6f6287' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
    ],
    parameters: [
      ['型号', 'AS8'],
      ['接口', 'USB-C'],
      ['用途', '游戏'],
      ['微动', '机械，寿命 500 万次'],
      ['方向', '八向，可换四向挡板'],
      ['按键', '1 大 4 小'],
      ['底座', '钢板配重，防滑垫'],
      ['重量', '980 克'],
    ],
    tags: ['两年质保'],
    salesCount: 154,
    weightGrams: 980,
    story: [
      ['咔嗒，咔嗒的手感', '摇杆用机械微动，每个方向都有一声清脆的反馈。附四向挡板，玩老游戏更准。声音比较响。'],
      ['放在桌上沉得住', '底板是 2 毫米钢板，加一圈硅胶，激动的时候也不会在桌上跑。九百多克，放在膝盖上也压得住。'],
      [
        '坏了可以自己修',
        '四颗螺丝打开底盖，微动和按键都是通用规格，十几块钱就能换一颗。随附一颗备用微动和一把小扳手。',
      ],
    ],
    reviews: [
      { stars: 5, text: '和老同学打格斗老游戏，手感一下回到游戏厅。' },
      { stars: 4, text: '声音不小，晚上玩会吵到家人，白天很爽。' },
      { stars: 5, text: '很沉很稳，做工对得起价格。周末拿出来玩一下午。', pictures: 2 },
    ],
    questions: [['能接手机吗？', 'USB-C 手机可直连，需要游戏支持外接手柄。']],
  },
] satisfies DemoProduct[];
