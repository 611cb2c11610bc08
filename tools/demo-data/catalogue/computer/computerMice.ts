import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'gewu-silent-mouse',
    title: '格物 无线静音鼠标 轻 62 克 一充三月',
    subtitle: '点下去几乎没有声音，图书馆和卧室都能用。',
    brand: 'gewu',
    category: 'computerMice',
    look: { emoji: '1f5b1-fe0f', saturation: 0.8, rotate: 8, beside: ['1f4d4'] },
    priceYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#c5c9cf' },
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '浅粉', swatch: '#e3c6c3' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
    ],
    parameters: [
      ['型号', 'M62'],
      ['连接方式', '无线'],
      ['连接', '蓝牙 5.1 × 2、2.4G'],
      ['重量', '62 克'],
      ['分辨率', '800 至 3200 DPI，四档'],
      ['按键', '静音微动，300 万次'],
      ['充电', 'USB-C，约 90 天'],
      ['尺寸', '11.2 × 6.0 × 3.4 厘米'],
    ],
    tags: ['一年质保'],
    salesCount: 9260,
    weightGrams: 62,
    story: [
      [
        '点击声不到 30 分贝',
        '左右键都用静音微动，孩子睡着了，你在旁边继续做表。滚轮也是无声的。午休时间的办公室也用得上。',
      ],
      ['轻不轻，手腕知道', '62 克，比一枚鸡蛋略重。底部是大块圆弧脚贴，推起来很滑。左右对称的外形，换左手用也不别扭。'],
      ['充一次用一季', '每天八小时大约 90 天。快没电时滚轮下亮黄灯，插线能边充边用。底部开关关掉，放几个月也不掉电。'],
    ],
    reviews: [
      { stars: 5, text: '真的没什么声音，半夜改稿不怕吵醒室友。' },
      { stars: 5, text: '轻，出差一周手腕没酸。比原来那只笨重的好太多。', followUp: '两个半月了，灯还没黄过。' },
      { stars: 4, text: '手大的人会觉得小，我手长 18 厘米刚好。' },
      { stars: 4, text: '浅粉色好看，侧面容易沾灰，湿巾一擦就掉。', pictures: 1 },
    ],
    questions: [['可以同时连两台电脑吗？', '可以存三台，底部按键切换。']],
  },
  {
    slug: 'suoyin-trackball',
    title: '索引 食指轨迹球鼠标 34 毫米球 双模无线',
    subtitle: '手不动，指头动。桌面小、屏幕多的人会喜欢。',
    brand: 'suoyin',
    category: 'computerMice',
    look: { emoji: '1f5b2-fe0f', saturation: 0.6, rotate: -6, beside: ['1f4c8'] },
    priceYuan: 239,
    vipYuan: 225,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#33363b' },
          { value: '月白', swatch: '#e6ebef' },
        ],
      },
    ],
    parameters: [
      ['型号', 'T34'],
      ['连接方式', '无线'],
      ['连接', '蓝牙、2.4G'],
      ['球径', '34 毫米，可取出清洁'],
      ['支撑', '人造红宝石三点'],
      ['按键', '5 个，可自定义'],
      ['电池', '1 节 5 号，约 8 个月'],
      ['重量', '168 克'],
    ],
    tags: ['两年质保'],
    salesCount: 286,
    weightGrams: 168,
    story: [
      [
        '桌上只占一块地方',
        '鼠标本身不挪动，左右手都能用。键盘前放一本书的空隙就够。窝在沙发里、床上的小桌上也用得起来。',
      ],
      [
        '球会自己停稳',
        '三颗人造红宝石托着球，转起来顺，停下来准。每两周取出来擦一擦就好。取球不用工具，从底下一顶就出来。',
      ],
      ['给自己三天习惯它', '刚换过来会慢，一般两三天后指头就记住了。我们给 30 天试用，不习惯可以退。附快速上手卡。'],
    ],
    reviews: [
      { stars: 5, text: '三块屏幕来回甩，比推鼠标省事多了。' },
      { stars: 4, text: '头两天想退，第四天真香。拖动选文字要慢一点。' },
      { stars: 5, text: '红宝石支撑很顺滑，擦一擦跟新的一样。', pictures: 1 },
      {
        stars: 3,
        text: '右侧键有点远，我手小够着吃力。',
        reply: '谢谢反馈，可在软件里把常用功能换到近处的两颗键；若仍不适，30 天内可退。',
      },
    ],
  },
  {
    slug: 'gewu-wired-mouse',
    title: '格物 有线办公鼠标 1.8 米编织线 四档调速',
    subtitle: '不用充电、不用配对，给办公室批量配正合适。',
    brand: 'gewu',
    category: 'computerMice',
    look: { emoji: '1f5b1-fe0f', saturation: 0.3, brightness: 0.55, rotate: -10 },
    priceYuan: 39.9,
    options: [
      {
        name: '规格',
        values: [{ value: '单只' }, { value: '5 只装', surchargeYuan: 150 }, { value: '10 只装', surchargeYuan: 290 }],
      },
    ],
    parameters: [
      ['型号', 'M10'],
      ['连接方式', '有线'],
      ['分辨率', '800 至 2400 DPI，四档'],
      ['按键', '3 个，500 万次'],
      ['线长', '1.8 米编织线'],
      ['接口', 'USB-A'],
      ['重量', '96 克'],
    ],
    tags: ['一年质保'],
    salesCount: 2580,
    weightGrams: 96,
    story: [
      [
        '插上就能用的鼠标',
        '没有驱动，没有电池，会议室、收银台、机房都能放心插一只。坏了换一只，备几只在抽屉里也不占地方。',
      ],
      [
        '一米八的线不打卷',
        '1.8 米编织线，理线扣在线身上。从主机背后绕到桌面，长度刚好。线头处加了一段软护套，不容易折。',
      ],
      ['按键清脆结实', '欧式手感偏脆，按压五百万次。滚轮带刻度感，翻长表格一格是一格。侧面是磨砂面，夏天手汗也不黏。'],
    ],
    reviews: [
      { stars: 5, text: '公司一次买了二十只，行政说省心。' },
      { stars: 5, text: '便宜好用，线够长，主机在桌下也够得着。' },
      { stars: 4, text: '普通的点击声，介意声音的买静音款。' },
    ],
  },
] satisfies DemoProduct[];
