import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'sushe-crew-socks',
    title: '素舍 精梳棉中筒袜 3 双装 无骨缝头',
    subtitle: '脚尖没有那条硬缝，走一天不磨。',
    brand: 'sushe',
    category: 'clothingSocks',
    look: { emoji: '1f9e6', saturation: 0.55, rotate: -5, beside: ['1f45f'] },
    priceYuan: 39.9,
    formerYuan: 42.9,
    options: [
      {
        name: '颜色',
        values: [
          { value: '浅绿拼蓝', swatch: '#8fb39c' },
          { value: '米白拼灰', swatch: '#e4dfd4' },
          { value: '墨黑拼棕', swatch: '#4a403a' },
        ],
      },
      { name: '尺码', values: [{ value: '均码' }, { value: '加大码' }] },
    ],
    parameters: [
      ['货号', 'SS-K03'],
      ['材质', '棉'],
      ['厚薄', '适中'],
      ['面料', '80% 精梳棉，17% 锦纶，3% 氨纶'],
      ['袜筒', '18 厘米'],
      ['适合鞋码', '均码 36 至 43，加大 43 至 46'],
      ['缝头', '手工对目'],
      ['洗涤', '40 度机洗'],
    ],
    tags: ['七天无理由'],
    salesCount: 4680,
    weightGrams: 150,
    story: [
      [
        '脚尖那里是平的',
        '手工对目缝头，里外都摸不到缝。穿窄头皮鞋，小脚趾也不疼。织的时候脚尖单独加密，穿久了不容易破。',
      ],
      [
        '筒口松紧，不勒腿',
        '双层罗口，松紧落在小腿肚下面，脱下来没有一圈红印。坐长途车一整天，小腿也不会有勒着的感觉。',
      ],
      ['用八成精梳棉织', '短绒先梳掉，穿久了不起团。脚跟编成立体的口袋，走路不转圈。深浅两色分开织，洗了不串色。'],
    ],
    reviews: [
      { stars: 5, text: '无骨缝头名不虚传，跑步也没磨脚。' },
      { stars: 5, text: '颜色拼得好看，不是那种幼稚的彩色。', pictures: 1 },
      { stars: 4, text: '我 43 码的脚穿均码略紧，下次拍加大码。' },
      { stars: 4, text: '罗口舒服，洗了没变形。颜色也和图上差不多。', followUp: '一个多月，脚跟也没薄。' },
    ],
    questions: [['孩子能穿吗？', '均码适合 36 至 43 码的脚，34 码及以下会偏大。']],
  },
  {
    slug: 'jianzhi-wool-socks',
    title: '简织 羊毛加厚袜 2 双装 毛圈底 冬季',
    subtitle: '雪天里站半个小时，脚趾还是暖的。',
    brand: 'jianzhi',
    category: 'clothingSocks',
    look: { emoji: '1f9e6', saturation: 0.45, hue: 250, brightness: 0.75, rotate: 7, beside: ['1f97e'] },
    priceYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7c3d44' },
          { value: '墨绿', swatch: '#4c6355' },
          { value: '炭灰', swatch: '#55585c' },
        ],
      },
      { name: '尺码', values: [{ value: '36–39' }, { value: '40–44' }] },
    ],
    notMade: ['墨绿/36–39'],
    parameters: [
      ['货号', 'JZ-W02'],
      ['材质', '羊毛'],
      ['厚薄', '加厚'],
      ['面料', '56% 美利奴羊毛，30% 锦纶，14% 聚酯'],
      ['袜底', '毛圈'],
      ['袜筒', '22 厘米'],
      ['洗涤', '冷水机洗，平铺晾干'],
    ],
    tags: ['七天无理由'],
    salesCount: 3260,
    weightGrams: 180,
    story: [
      ['毛圈长在里面', '脚底整面毛圈，踩上去像站在地毯上。外面平织，塞进靴子不鼓。脚踝处织薄一档，弯脚的时候不堆。'],
      [
        '羊毛不容易闷脚',
        '一半以上美利奴，吸了潮还是暖的。室内脱了鞋，也不太会有味道。晾在通风的地方一晚，第二天还能穿。',
      ],
      [
        '洗完别扔烘干机',
        '冷水机洗没问题，烘干会缩。平铺晾一夜就干。如果不小心缩了一点，趁湿套在脚上走一走，能撑回来一些。',
      ],
    ],
    reviews: [
      { stars: 5, text: '东北零下十几度穿，脚趾真的不冻。' },
      { stars: 4, text: '第一次没看说明丢烘干机，缩了半码，怪自己。' },
      { stars: 5, text: '羊毛袜不臭，出差三天带两双够了。', pictures: 1 },
    ],
    questions: [['穿皮鞋会挤吗？', '偏厚，适合靴子和宽头运动鞋，窄皮鞋会紧。']],
  },
] satisfies DemoProduct[];
