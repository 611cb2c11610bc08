import type { DemoProduct } from '../DemoProduct.ts';

export default [
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
      { stars: 5, text: '第三双了，夏天天天穿。', pictures: 1 },
      { stars: 5, of: ['米白'], text: '洗了两次没变形，白色也没发黄。' },
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
] satisfies DemoProduct[];
