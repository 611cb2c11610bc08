import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'gewu-mechanical-stopwatch',
    title: '格物 机械秒表 30 分钟计程 全金属表壳',
    subtitle: '上弦一次走八小时，裁判、手冲、做实验都趁手。',
    brand: 'gewu',
    category: 'digitalTimers',
    look: { emoji: '23f1-fe0f', saturation: 0.55, rotate: 4 },
    priceYuan: 198,
    options: [],
    parameters: [
      ['型号', 'T30'],
      ['防水', '不防水'],
      ['供电', '机械'],
      ['计程', '30 分钟，分度 0.2 秒'],
      ['表壳', '黄铜镀铬'],
      ['直径', '55 毫米'],
      ['走时', '满弦约 8 小时'],
    ],
    tags: ['三年质保'],
    salesCount: 68,
    weightGrams: 112,
    story: [
      [
        '按下去有一声',
        '启停是同一颗按钮，行程两毫米，咔嗒一声很干脆，不看表也知道按上了。归零在左侧，一大一小，手指分得清。',
      ],
      [
        '不用电的准头',
        '满弦状态下十分钟误差不超过一秒。冬天在操场上也不会因为冷就没电。三十分钟一圈，小盘记分钟，大盘记秒。',
      ],
      [
        '可以传下去的东西',
        '后盖用螺丝固定，修表师傅打得开。齿轮和发条三年内免费保养一次。随附一根棉绳和一只绒布袋，平时可以挂在墙上。',
      ],
    ],
    reviews: [
      { stars: 5, text: '体育老师，用惯了机械的，这块手感很正。' },
      { stars: 4, text: '比想象中重一点，挂绳短，自己换了一根长的。' },
      { stars: 5, text: '手冲咖啡计时，滴答声很好听。朋友来家里都要按一下。', pictures: 1 },
    ],
  },
  {
    slug: 'gewu-kitchen-timer',
    title: '格物 磁吸旋钮计时器 60 分钟 无需电池',
    subtitle: '拧到哪里计到哪里，手上沾着面粉也能用。',
    brand: 'gewu',
    category: 'digitalTimers',
    look: { emoji: '23f2-fe0f', saturation: 0.55, hue: 20, beside: ['1f373'] },
    priceYuan: 49.9,
    formerYuan: 59.9,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '米白', swatch: '#efe9dd' },
          { value: '陶土', swatch: '#b5714f' },
        ],
      },
    ],
    parameters: [
      ['型号', 'T60'],
      ['防水', '生活防水'],
      ['供电', '机械'],
      ['计时', '1 至 60 分钟'],
      ['误差', '每小时 ±1 分钟'],
      ['响铃', '约 4 秒，70 分贝'],
      ['直径', '7.6 厘米'],
      ['背面', '磁吸，附折叠支脚'],
    ],
    tags: ['一年质保'],
    salesCount: 8640,
    weightGrams: 105,
    story: [
      ['拧一下就开始走', '先拧过 10 再转回想要的分钟数，松手就开始。没有按键和菜单，孩子写作业也会用。'],
      ['贴在冰箱门上', '背后磁铁吸得住，油烟机、烤箱门都能贴。也可以拉出支脚立在桌上。磁铁外包了一层胶，不刮漆面。'],
      ['听得到的提醒', '到点叮铃四秒，隔着一间屋也听得见。走时有轻微嗒嗒声，书房里介意的请留意。煮面焖饭正合适。'],
    ],
    reviews: [
      { stars: 5, text: '揉面时手脏也能拧，吸在油烟机上很稳。' },
      { stars: 4, text: '声音清脆，走的时候有一点嗒嗒声，厨房里听不见。' },
      { stars: 5, text: '孩子写作业用，看着时间一点点少，比手机好使。', pictures: 1 },
      {
        stars: 3,
        text: '我这只拧 5 分钟会早十几秒响，煮蛋要多留点。',
        reply: '短时间请先拧过 10 再回到 5，发条受力更匀；若仍偏差，联系我们换一只。',
      },
    ],
  },
] satisfies DemoProduct[];
