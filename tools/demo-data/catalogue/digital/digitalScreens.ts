import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'jiuguang-mini-television',
    title: '旧光 复古小电视 9 英寸高清屏 旋钮调音',
    subtitle: '放在床头柜或厨房，追剧、接游戏机都够看。',
    brand: 'jiuguang',
    category: 'digitalScreens',
    look: { emoji: '1f4fa', saturation: 0.6, beside: ['1f579-fe0f'] },
    priceYuan: 599,
    vipYuan: 559,
    formerYuan: 659,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dd' },
          { value: '墨绿', swatch: '#4c6355' },
        ],
      },
    ],
    parameters: [
      ['型号', 'TV9'],
      ['连接方式', '无线网'],
      ['屏幕', '9 英寸，1280 × 800'],
      ['接口', 'HDMI、USB-A、3.5 毫米'],
      ['扬声器', '2 × 3 瓦'],
      ['供电', '12 伏电源适配器'],
      ['尺寸', '26 × 20 × 22 厘米'],
    ],
    tags: ['一年质保'],
    salesCount: 176,
    weightGrams: 2350,
    story: [
      ['旧样子，新屏幕', '外壳照着七十年代的小电视做，屏幕是 IPS 高清屏，侧着看颜色也不变。边框是哑光漆，不留指纹。'],
      ['旋钮真的能拧', '上面一个管音量，下面一个换节目，拧一格有一声轻响。家里老人不看说明也会用。遥控器也附了一只。'],
      ['插上就是游戏屏', '背后有 HDMI 口，接老游戏机正合适。画面可以切成 4:3，不会把人拉胖。音量跟着旋钮走。'],
    ],
    reviews: [
      { stars: 5, text: '放厨房边做饭边看，旋钮手感意外地好，不是摆设。', pictures: 2 },
      { stars: 4, text: '屏幕清楚，喇叭一般，接了个小音箱就满足了。' },
      { stars: 5, text: '接老游戏机给儿子讲我小时候的事，4:3 画面对味。' },
    ],
    questions: [['需要一直联网吗？', '看在线节目需要无线网；接 HDMI 设备或插 U 盘不需要。']],
  },
  {
    slug: 'guangnian-reel-projector',
    title: '光年里 双盘造型家用投影仪 1080P 自动对焦',
    subtitle: '关了灯就是小影院，白墙两米投出 80 英寸。',
    brand: 'guangnian',
    category: 'digitalScreens',
    look: { emoji: '1f4fd-fe0f', saturation: 0.6, beside: ['1f37f'] },
    priceYuan: 1299,
    vipYuan: 1199,
    formerYuan: 1499,
    options: [
      {
        name: '版本',
        values: [
          { value: '单机' },
          { value: '含 80 英寸幕布', surchargeYuan: 180 },
          { value: '含落地支架', surchargeYuan: 150 },
        ],
      },
    ],
    parameters: [
      ['型号', 'P1'],
      ['连接方式', '无线网'],
      ['分辨率', '1920 × 1080'],
      ['亮度', '650 流明（国标 CVIA）'],
      ['校正', '自动对焦，自动梯形'],
      ['投射比', '1.2:1'],
      ['噪音', '28 分贝以下'],
      ['接口', 'HDMI、USB-A'],
    ],
    tags: ['两年质保', '分期免息'],
    salesCount: 428,
    weightGrams: 2900,
    story: [
      [
        '挪一挪，自己对准',
        '机身里有距离传感器，移动后两秒重新对焦，画面歪了也会自己摆正。放在茶几或床头柜上都行，不必正对着墙。',
      ],
      ['亮度写真的数', '按国标测得 650 流明。晚上关灯看很舒服，白天请拉上窗帘，我们不把数字写大。买前心里有数。'],
      ['盘子转，不吵人', '顶上两个盘片会随播放慢慢转动，可以关。风扇在一米外测得 28 分贝，对白轻的片子也不受扰。'],
    ],
    reviews: [
      { stars: 5, of: ['单机'], text: '白墙投 80 寸，晚上关灯效果很好，孩子把它当电影院。', pictures: 3 },
      { stars: 4, text: '白天拉窗帘能看个大概，晚上才是它的主场，客服事先也说明白了。' },
      { stars: 5, text: '顶上的盘会转，女儿很喜欢。对焦确实快。' },
      {
        stars: 3,
        text: '系统开机要半分钟，第一次联网还要更新，等得有点急。',
        reply: '谢谢指出，新版系统已把开机缩到 18 秒，设置里检查更新即可。',
      },
    ],
  },
] satisfies DemoProduct[];
