import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'jiuguang-walnut-radio',
    title: '旧光 全波段收音机 蓝牙音箱 实木箱体',
    subtitle: '早上听新闻，晚上当蓝牙音箱，一台放在厨房正好。',
    brand: 'jiuguang',
    category: 'digitalSpeakers',
    look: { emoji: 'drawn-wooden-radio', saturation: 0.85, beside: ['1fab4'] },
    priceYuan: 219,
    options: [
      {
        name: '箱体',
        values: [
          { value: '胡桃木', swatch: '#7b4f2c' },
          { value: '樱桃木', swatch: '#9c5f45' },
        ],
      },
    ],
    parameters: [
      ['型号', 'R2'],
      ['连接方式', '蓝牙'],
      ['波段', '调频、中波、短波'],
      ['扬声器', '3 英寸全频，10 瓦'],
      ['供电', 'USB-C 或 3 节 5 号电池'],
      ['续航', '约 14 小时'],
      ['尺寸', '24 × 12 × 15 厘米'],
    ],
    tags: ['两年质保', '破损包换'],
    salesCount: 318,
    weightGrams: 1280,
    story: [
      ['旋钮拧到的那一格', '调谐是实打实的机械旋钮，指针走到哪里就是哪里。夜里背光调到很暗，不晃眼也看得清频率。'],
      [
        '木头箱体，声音不飘',
        '箱体用 9 毫米实木板，人声偏暖。放在灶台旁边听评书，水龙头开着也听得清字。木纹每台都不一样。',
      ],
      ['停电的时候也能响', '底部可以装三节 5 号电池，蓝牙关闭时大约能听 20 小时。拉杆天线全展开 62 厘米。'],
    ],
    reviews: [
      { stars: 5, text: '给父亲买的，他就爱拧旋钮找台，说跟年轻时候那台一个手感。', pictures: 2 },
      { stars: 5, text: '音色偏暖，听戏很舒服。蓝牙连手机也快，开机就自己连上。' },
      { stars: 4, text: '短波要拉到窗边才清楚，楼里钢筋多没办法，调频倒是一格不差。' },
      {
        stars: 4,
        text: '木纹每台不一样，我这台颜色偏深，挺耐看。就是底部电池盖有点紧。',
        followUp: '用了一个月，电池盖磨合后好开了。',
      },
    ],
    questions: [['可以插存储卡听歌吗？', '这一款没有卡槽，可以用蓝牙或 3.5 毫米输入口接播放器。']],
  },
  {
    slug: 'huisheng-horn-speaker',
    title: '回声 号角形桌面音箱 蓝牙 5.3 续航 12 小时',
    subtitle: '巴掌大的小喇叭，放书桌上听播客刚刚好。',
    brand: 'huisheng',
    category: 'digitalSpeakers',
    look: { emoji: '1f508', rotate: -4, saturation: 0.5, brightness: 0.96, beside: ['1f4da'] },
    priceYuan: 139,
    vipYuan: 129,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dd' },
          { value: '云灰', swatch: '#c5c9cf' },
          { value: '雾蓝', swatch: '#8fa6bd' },
        ],
      },
    ],
    soldOut: ['雾蓝'],
    parameters: [
      ['型号', 'H1'],
      ['连接方式', '蓝牙'],
      ['功率', '8 瓦'],
      ['续航', '12 小时（中等音量）'],
      ['充电', 'USB-C，2 小时充满'],
      ['防护', '防溅水'],
      ['尺寸', '11 × 9 × 12 厘米'],
    ],
    tags: ['一年质保'],
    salesCount: 10_280,
    weightGrams: 420,
    story: [
      ['声音朝着你走', '号角口对着座位，人声更集中。不用开大音量，隔壁屋也不容易听见。一个人听，这样的音量就够了。'],
      ['两只可以凑一对', '同型号两只同时开机，长按三秒自动分成左右声道。看剧时摆在屏幕两边，位置感就出来了。'],
      ['一根线就够用', 'USB-C 充电，边充边放。底部有一圈硅胶，放木桌上不会跟着低音走。随机附一根半米长的线。'],
    ],
    reviews: [
      { stars: 5, text: '听播客特别清楚，洗碗时放窗台上，水声也盖不住。' },
      { stars: 4, text: '人声好，低音就别指望了，这个体积可以理解。' },
      { stars: 5, text: '买了两只组立体声，配对没看说明书就弄好了。', pictures: 1 },
      {
        stars: 2,
        text: '用了三周，电源键有点陷进去，按着没手感。',
        reply: '抱歉给您添麻烦了，这批按键垫片偏薄，已为您登记换新，来回运费由我们承担。',
      },
    ],
    questions: [['两只要分开买吗？', '是的，单只出售，任意两只同型号都可以配对。']],
  },
] satisfies DemoProduct[];
