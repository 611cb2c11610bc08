import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'jiuguang-color-film-400',
    title: '旧光 35 毫米彩色胶卷 400 度 36 张 3 卷装',
    subtitle: '阴天和室内都够用，颜色偏暖，颗粒细。',
    brand: 'jiuguang',
    category: 'digitalFilm',
    look: { emoji: '1f39e-fe0f', saturation: 0.6, hue: 160, rotate: -8, beside: ['1f4f7'] },
    priceYuan: 168,
    vipYuan: 158,
    options: [
      {
        name: '规格',
        values: [
          { value: '3 卷装' },
          { value: '5 卷装', surchargeYuan: 106 },
          { value: '10 卷装', surchargeYuan: 370 },
        ],
      },
    ],
    parameters: [
      ['型号', 'F400'],
      ['记录方式', '胶片'],
      ['适合人群', '入门'],
      ['感光度', 'ISO 400'],
      ['张数', '36 张每卷'],
      ['冲洗', 'C-41 彩色负片'],
      ['保质期', '24 个月，宜冷藏'],
      ['画幅', '35 毫米'],
    ],
    tags: ['冷链发货'],
    salesCount: 3420,
    weightGrams: 90,
    story: [
      [
        '宽一档也不怕',
        '过曝两档、欠曝一档都还有层次。第一次拍胶片，按相机测光走就好。光线拿不准的时候，宁可多给一点曝光。',
      ],
      [
        '肤色是暖调的',
        '调子偏暖，绿叶不发青。傍晚室内的钨丝灯下，脸色也不会难看。扫描时不必再调色，直接洗出来就能放进相册。',
      ],
      ['冷藏寄到您手里', '出库前存放在 8 度冷库，夏天寄送附冰袋。收到后放冰箱冷藏层，用前半小时取出回温。'],
    ],
    reviews: [
      { stars: 5, text: '扫出来颜色很温柔，拍猫拍饭都好看。', pictures: 3 },
      { stars: 5, text: '有冰袋，日期也新鲜，到 2028 年。' },
      { stars: 4, text: '涨价了一点，不过颗粒确实细，会回购。' },
      {
        stars: 3,
        text: '有一卷片头短，少拍了一张，其余正常。',
        reply: '谢谢告知，已为您补寄一卷，也请质检留意这个批号。',
      },
    ],
    questions: [['要拿去哪里冲？', '任何能做 C-41 的冲扫店都可以，常见价格每卷 20 到 30 元。']],
  },
  {
    slug: 'jiuguang-film-point-camera',
    title: '旧光 定焦胶片机 35 毫米 自动过片 可换卷',
    subtitle: '装上胶卷只管按，曝光和过片都交给它。',
    brand: 'jiuguang',
    category: 'digitalFilm',
    look: { emoji: '1f4f7', saturation: 0.4, hue: 70, brightness: 0.72, rotate: -9, beside: ['1f39e-fe0f'] },
    priceYuan: 459,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#33363b' },
          { value: '米白', swatch: '#efe9dd' },
        ],
      },
      { name: '套装', values: [{ value: '单机' }, { value: '含 3 卷胶卷', surchargeYuan: 150 }] },
    ],
    parameters: [
      ['型号', 'A35'],
      ['记录方式', '胶片'],
      ['适合人群', '入门'],
      ['镜头', '31 毫米，f/9 玻璃镜片'],
      ['快门', '1/120 秒'],
      ['对焦', '免对焦，1 米至无穷远'],
      ['供电', '2 节 7 号电池'],
      ['画幅', '35 毫米'],
    ],
    tags: ['一年质保'],
    salesCount: 860,
    weightGrams: 215,
    story: [
      ['三件事就够了', '装卷、对准、按下。自动过片到下一张，三十六张拍完自动回卷，不会拉断。窗口里看得到还剩几张。'],
      [
        '玻璃镜片，边角清楚',
        '两片玻璃一片树脂，中心锐利，边上微微暗角。拍合影时站在一米外都清楚。镜头盖一推就开，也是电源开关。',
      ],
      ['要闪就推一下', '镜头旁的推杆打开闪光灯，充电八秒。室内请开闪光，照片才不会发黑。闪光距离三米以内效果好。'],
    ],
    reviews: [
      { stars: 5, text: '第一次拍胶片，36 张有 31 张能看，很有成就感。', pictures: 2 },
      { stars: 4, text: '塑料机身轻，不算高级，但成像超出预期。' },
      { stars: 5, text: '自动回卷的声音很治愈，朋友都问哪里买的。' },
      { stars: 4, text: '室内不开闪会糊，说明书写得很清楚，怪我没看。' },
    ],
    questions: [['可以拍黑白胶卷吗？', '可以，ISO 200 到 400 的 35 毫米胶卷都能用。']],
  },
] satisfies DemoProduct[];
