import type { DemoProduct } from '../DemoProduct.ts';

export const shoesSportOtherProducts: readonly DemoProduct[] = [
  {
    slug: 'jianzhi-canvas-sneakers',
    title: '简织 低帮帆布板鞋 硫化底 可机洗',
    subtitle: '百搭得不用想，脏了丢进洗衣机。',
    brand: 'jianzhi',
    category: 'shoesCasual',
    look: { emoji: '1f45f', saturation: 0.4, hue: 260, brightness: 1.05, rotate: 4 },
    priceYuan: 139,
    formerYuan: 159,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dc' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '陶土', swatch: '#c27b58' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '36' }, { value: '37' }, { value: '38' }, { value: '39' }, { value: '40' }, { value: '41' }],
      },
    ],
    notMade: ['陶土/41'],
    soldOut: ['墨黑/36'],
    parameters: [
      ['适用人群', '男女同款'],
      ['鞋面', '帆布'],
      ['单只重量', '330 克（40 码）'],
      ['鞋底', '硫化橡胶'],
      ['鞋垫', '可拆，4 毫米'],
      ['洗涤', '30 ℃ 网袋机洗'],
      ['帮高', '低帮'],
    ],
    tags: ['三十天试穿'],
    salesCount: 6420,
    weightGrams: 720,
    story: [
      [
        '随便搭，不会错',
        '鞋型按旧款球鞋做窄了两毫米，鞋头不尖不圆。牛仔裤、半裙、西装短裤都接得上，颜色全部不带亮色。',
      ],
      [
        '硫化底，久走不硬',
        '鞋底整圈硫化粘合，弯折十万次不开胶。比普通板鞋软一成，站一天脚底不会发麻。雨后地砖也抓得住。',
      ],
      ['脏了丢进洗衣机', '帆布做了预缩，鞋垫拆下来，装网袋三十度洗。晾的时候塞一团纸，鞋型就不塌。别放在太阳下暴晒。'],
    ],
    reviews: [
      { stars: 5, text: '第三双了，每年换一双，夏天天天穿。', pictures: 1 },
      { stars: 5, text: '洗了两次没变形，白色也没发黄。' },
      { stars: 4, text: '鞋底有点薄，走一整天脚底会累。' },
      { stars: 4, text: '米白是奶白色不是纯白，喜欢的注意看图。' },
      {
        stars: 3,
        text: '收到的一只胶边有点溢胶，不影响穿。',
        reply: '抱歉，这属于外观瑕疵，您可以选换新或退 15 元，客服已联系您。',
      },
    ],
    questions: [['尺码偏大还是偏小？', '标准码，脚背高或脚宽的建议大一码。']],
  },
  {
    slug: 'yunmian-ballet-practice',
    title: '云眠 软底舞蹈练功鞋 全棉内里 弹力绑带',
    subtitle: '大人学舞、孩子上课都能穿，脚背贴得住。',
    brand: 'yunmian',
    category: 'shoesDance',
    look: { emoji: '1fa70', saturation: 0.45, hue: 28, brightness: 1.06 },
    priceYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '肉粉', swatch: '#e2c0b4' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '米白', swatch: '#efe9dc' },
        ],
      },
      { name: '尺码', values: [{ value: '32' }, { value: '34' }, { value: '36' }, { value: '38' }, { value: '40' }] },
    ],
    soldOut: ['米白/32'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '帆布'],
      ['鞋底', '两片式牛二层皮'],
      ['内里', '全棉'],
      ['绑带', '弹力交叉，已缝好'],
      ['单只重量', '62 克'],
      ['洗涤', '手洗阴干'],
    ],
    tags: ['尺码不合免费换'],
    salesCount: 377,
    weightGrams: 180,
    story: [
      ['脚背绷得直，没有褶', '鞋面是弹力帆布，绷脚时没有褶皱。交叉绑带出厂就缝好，不用自己量位置，上课拿起来就穿。'],
      ['两片底，脚心能弯', '前掌后跟各一片牛二层皮，脚心留空，立脚尖时能看清足弓。木地板上摩擦适中，不会打滑。'],
      ['练完让它透口气', '全棉内里吸汗，洗后阴干一晚。建议按平时鞋码选，脚宽的大一码，刚买来略紧，穿两次就贴合。'],
    ],
    reviews: [
      { stars: 5, text: '给女儿上课用，绑带缝好了省事，老师说底很合适。' },
      { stars: 5, text: '成人芭蕾课穿，贴脚，颜色是很淡的肉粉。', pictures: 1 },
      { stars: 4, text: '脚宽的话前掌稍紧，换大一码就好了。' },
    ],
    questions: [['绑带能自己调吗？', '绑带有弹力，出厂已缝好。想更紧可以把内侧一头拆开往里缝半厘米。']],
  },
];
