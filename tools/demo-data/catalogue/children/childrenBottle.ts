import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-glass-feeding-bottle',
    title: '小岛 宽口径玻璃奶瓶 高硼硅 带硅胶套',
    subtitle: '瓶身可高温煮洗，硅胶套防滑，夜里迷糊着冲奶也拿得稳。',
    brand: 'xiaodao',
    category: 'childrenBottle',
    look: { emoji: '1f37c', saturation: 0.7, beside: ['1f9f8', '1f95b'] },
    priceYuan: 79,
    vipYuan: 73,
    formerYuan: 89,
    options: [
      {
        name: '容量',
        values: [
          { value: '120 毫升' },
          { value: '160 毫升', surchargeYuan: 6 },
          { value: '240 毫升', surchargeYuan: 12 },
        ],
      },
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe8dc' },
          { value: '浅粉', swatch: '#dcb8b4' },
          { value: '青绿', swatch: '#7f9f8f' },
        ],
      },
    ],
    notMade: ['120 毫升/青绿'],
    soldOut: ['240 毫升/浅粉'],
    parameters: [
      ['适用年龄', '0–1 岁'],
      ['用途', '喝奶喝水'],
      ['材质', '玻璃'],
      ['奶嘴', '硅胶，S 号圆孔'],
      ['口径', '宽口 53 毫米'],
      ['耐温', '零下 20 到 120 度'],
      ['适用消毒', '水煮、蒸汽'],
      ['随附', '硅胶套、刻度盖'],
    ],
    tags: ['破损包换', '奶嘴单独可买'],
    salesCount: 8640,
    weightGrams: 260,
    story: [
      [
        '玻璃的，看得见干净',
        '瓶身是高硼硅玻璃，不挂奶、不留味。内壁没有死角，长柄刷转两圈就到底，煮沸十分钟也不变形。',
      ],
      [
        '多一层硅胶，摔得慢一点',
        '瓶底套着两毫米厚的食品级硅胶，手湿也不滑。从床边碰落，多数时候只是弹一下，套子单卖可换。',
      ],
      ['奶嘴跟着月龄换', '出厂配 S 号圆孔奶嘴，流速慢，小月龄不容易呛。三个月后可换 M 号，接口统一，不用换整只瓶子。'],
    ],
    reviews: [
      { stars: 5, text: '刻度清楚，晚上开小夜灯也看得见。硅胶套洗完要拆开晾，不然夹层有水。', pictures: 2 },
      {
        stars: 5,
        of: ['160 毫升'],
        text: '从沙发上掉到木地板，没碎，松了口气。已经又买了一只大的。',
        followUp: '用了两个月，刻度没有掉，奶嘴换了 M 号。',
      },
      { stars: 4, text: '玻璃的确实比塑料重一点，宝宝自己抱着喝还不行，大人喂很合适。' },
      {
        stars: 3,
        text: '收到时硅胶套有点橡胶味，洗了三遍晾两天才散。',
        reply: '抱歉让您多费事了，套子可用热水加小苏打泡半小时；仍有气味请联系客服，我们补寄一只。',
      },
    ],
    questions: [
      ['别家的宽口奶嘴能装吗？', '螺纹是常见的 53 毫米宽口，多数能装，但建议用原配，密封更稳。'],
      ['硅胶套可以一起煮吗？', '可以，先拆下来，水开后煮五分钟就够了。'],
    ],
  },
  {
    slug: 'children-straw-cup',
    title: '小岛 儿童弹盖吸管杯 350 毫升 倒置不漏',
    subtitle: '重力球吸管，躺着歪着都喝得到，放书包里不会湿一片。',
    brand: 'xiaodao',
    category: 'childrenBottle',
    look: { emoji: '1f964', saturation: 0.6, hue: 210, beside: ['1f34e'] },
    priceYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '豆绿', swatch: '#a5b58a' },
          { value: '鹅黄', swatch: '#e3cf93' },
          { value: '浅粉', swatch: '#dcb8b4' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['用途', '喝奶喝水'],
      ['材质', 'PPSU'],
      ['容量', '350 毫升'],
      ['净重', '168 克'],
      ['吸管', '硅胶重力球，可拆洗'],
      ['适用消毒', '水煮、蒸汽'],
      ['随附', '背带、吸管刷'],
    ],
    tags: ['吸管可单买'],
    salesCount: 12300,
    weightGrams: 240,
    story: [
      [
        '歪着喝，也喝得到底',
        '吸管末端有一颗小重力球，杯子怎么斜，它都沉在水里。学走路的孩子仰头、侧身都能喝到最后一口。',
      ],
      [
        '合上盖子，倒过来放',
        '弹盖压住吸管口，杯口另有一圈密封垫。装满水倒置一整夜，台面还是干的，放进妈咪包不用再套袋子。',
      ],
      ['五个零件，拆开就洗', '盖、吸管、吸嘴、密封圈和杯身都能拆下，附一支细刷。装回去的方向有箭头提示，不会装反。'],
    ],
    reviews: [
      { stars: 5, text: '一岁三个月，第一天就会自己吸了。背带长度可以调，出门挂推车上。', pictures: 1 },
      { stars: 5, text: '真的不漏，跟尿不湿放一个包里一上午，都是干的。' },
      { stars: 4, text: '好用，就是刻度在背面，浅色水不太看得清。' },
      {
        stars: 5,
        text: '幼儿园老师说他的杯子好认，颜色不艳，洗着也方便。',
        followUp: '三个月后吸嘴被咬了牙印，买了替换的，两只 15 块。',
      },
      {
        stars: 2,
        text: '热水装进去打开会喷一点，第一次不知道，溅了一身。',
        reply: '抱歉吓到您了。60 度以上的水会有蒸汽压，请先拧松半圈放气再开盖，说明书我们会写得更醒目。',
      },
    ],
  },
] satisfies DemoProduct[];
