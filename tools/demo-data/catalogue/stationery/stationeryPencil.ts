import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-graphite-pencils',
    title: '纸笔间 椴木六角铅笔 12 支 不易断芯',
    subtitle: '芯和木杆全程胶合，掉地上不碎芯，小学生一支写到手指短。',
    brand: 'zhibi',
    category: 'stationeryPencil',
    look: { emoji: '270f-fe0f', saturation: 0.65, rotate: -4, beside: ['1f4d3'] },
    priceYuan: 19.9,
    options: [{ name: '硬度', values: [{ value: 'HB' }, { value: '2H' }, { value: '2B' }, { value: '4B 绘图' }] }],
    parameters: [
      ['用途', '书写'],
      ['笔身材质', '木'],
      ['数量', '12 支'],
      ['芯径', '2.2 毫米'],
      ['笔长', '178 毫米'],
      ['涂层', '水性漆，无铅'],
      ['随附', '卷笔器、橡皮'],
    ],
    tags: ['学生用品安全通则'],
    salesCount: 2890,
    weightGrams: 120,
    story: [
      [
        '摔三次，芯还是一整根',
        '笔芯和椴木用胶从头粘到尾，不是只粘两端。从课桌掉到水磨石地，削开来还是一根，接着写就是。',
      ],
      ['木头软，好削', '椴木纹理细，卷笔器转两圈就出尖，不起毛。木屑是整片的，不掉一桌。孩子自己就能收拾干净。'],
      ['漆是水性的，放心', '六角杆涂三道水性漆，咬到也没有味道。杆尾留白一段，可以写名字。捡到的人也知道该还给谁。'],
    ],
    reviews: [
      { stars: 5, text: '一年级消耗品，这盒用了快两个月，很少断。' },
      { stars: 5, text: '2B 涂答题卡黑，擦得也干净。' },
      { stars: 4, text: '送的卷笔器一般，铅笔本身没毛病。' },
      { stars: 5, text: '能写名字那段太有用，班里铅笔都长一样。', pictures: 1 },
    ],
  },
  {
    slug: 'stationery-wax-crayons',
    title: '星语 蜂蜡粗杆蜡笔 三角杆 可水洗',
    subtitle: '胖胖的三角杆，小手握得住，画到墙上湿布也擦得掉。',
    brand: 'xingyu',
    category: 'stationeryPencil',
    look: { emoji: '1f58d-fe0f', saturation: 0.6, hue: 80, beside: ['1f5bc-fe0f'] },
    priceYuan: 39.9,
    vipYuan: 36.9,
    options: [
      {
        name: '色数',
        values: [{ value: '12 色' }, { value: '18 色', surchargeYuan: 14 }, { value: '24 色', surchargeYuan: 26 }],
      },
    ],
    parameters: [
      ['用途', '绘写'],
      ['笔身材质', '蜂蜡'],
      ['杆径', '12 毫米三角杆'],
      ['长度', '9 厘米'],
      ['适用年龄', '3 岁以上'],
      ['清洁', '墙面、织物可水洗'],
      ['包装', '铁盒'],
    ],
    tags: ['铁盒装'],
    salesCount: 2840,
    weightGrams: 240,
    story: [
      ['三角的，自己会握', '三面各落一根手指，握笔姿势不用纠正。杆粗十二毫米，用力按也不断。三岁的孩子也画得出粗线。'],
      ['蜂蜡打底，不粘手', '以蜂蜡和食用级色料压制，画完手指是干净的。夏天放窗边也不软塌。断了掰成两截，照样能画。'],
      ['墙上那道，擦得掉', '画到乳胶漆墙、桌面、衣服袖口，温水加洗手液擦两下就淡。没擦掉的，算它留个纪念，也不坏。'],
    ],
    reviews: [
      { stars: 5, text: '三岁半画得满墙都是，湿巾真的擦掉了，救命。', pictures: 2 },
      { stars: 5, text: '颜色不荧光，涂出来像绘本里的。' },
      { stars: 4, text: '混色不如油画棒，当启蒙用很好。' },
      {
        stars: 3,
        text: '白色那支在彩纸上盖不住，有点鸡肋。',
        reply: '谢谢提醒，白色主要用来叠色提亮；新版会换成更厚的配方。',
      },
    ],
    questions: [['断了能再用吗？', '可以，掰短了照样画，也可以放模具里隔水融成新的。']],
  },
] satisfies DemoProduct[];
