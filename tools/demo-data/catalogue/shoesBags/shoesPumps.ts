import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-square-toe-flats',
    title: '朝暮 方头软底单鞋 羊皮内里 跟高 1.5 厘米',
    subtitle: '包里塞一双，下班换上走两站地铁也不疼。',
    brand: 'zhaomu',
    category: 'shoesPumps',
    look: { emoji: '1f97f', saturation: 0.5, hue: 8, brightness: 1.02 },
    priceYuan: 269,
    vipYuan: 249,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '米白', swatch: '#efe9dc' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '豆沙红', swatch: '#b5736b' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '34' }, { value: '35' }, { value: '36' }, { value: '37' }, { value: '38' }, { value: '39' }],
      },
    ],
    notMade: ['豆沙红/34'],
    soldOut: ['墨黑/37'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '羊皮'],
      ['内里', '羊皮'],
      ['鞋底', '橡胶，可对折'],
      ['跟高', '1.5 厘米'],
      ['鞋头', '方头'],
      ['单只重量', '165 克'],
    ],
    tags: ['三十天试穿'],
    salesCount: 2044,
    weightGrams: 420,
    story: [
      ['站一天，脚趾不挤', '方头比圆头宽四毫米，五个脚趾能平放。脚背口线压低，不卡脚踝，站着开会两小时也不想脱鞋。'],
      ['能折起来放进包', '鞋底用软橡胶，对折再展开不留印。随附一只棉布袋，放进托特包里，高跟鞋穿累了就换它。'],
      [
        '羊皮内里不打滑',
        '全羊皮内里吸汗，光脚穿也不黏。走路声音轻，后跟垫了四毫米乳胶，踩台阶有缓冲。尺码按平时穿的选。',
      ],
    ],
    reviews: [
      { stars: 5, text: '穿着逛了一下午没有磨脚，底是真的软。', followUp: '一个月了，鞋头没有变形。', pictures: 1 },
      { stars: 5, text: '放包里当备用鞋，折起来很小一只。' },
      { stars: 4, text: '羊皮容易划，装包里别跟钥匙放一起。' },
      {
        stars: 3,
        text: '脚背薄的会有点松，垫了半码垫才跟脚。',
        reply: '谢谢反馈，我们随单附送半码垫，没收到的话客服马上补寄。',
      },
    ],
    questions: [['鞋底会不会太薄？', '前掌 6 毫米、后跟加 4 毫米乳胶，走石子路会有感觉，平路没问题。']],
  },
  {
    slug: 'sushe-pointed-heels',
    title: '素舍 尖头细跟鞋 跟高 6.5 厘米 防磨后贴',
    subtitle: '见客户那天穿，站一上午也不晃。',
    brand: 'sushe',
    category: 'shoesPumps',
    look: { emoji: '1f460', saturation: 0.55, hue: 352, brightness: 0.86, beside: ['1f45d'] },
    priceYuan: 329,
    formerYuan: 379,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#2f3136' },
          { value: '酒红', swatch: '#7a3f45' },
          { value: '燕麦', swatch: '#d8cbb4' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '34' }, { value: '35' }, { value: '36' }, { value: '37' }, { value: '38' }, { value: '39' }],
      },
    ],
    soldOut: ['燕麦/35', '酒红/39'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '牛皮'],
      ['内里', '猪皮'],
      ['跟高', '6.5 厘米'],
      ['跟底', '防滑 TPU'],
      ['鞋头', '尖头'],
      ['鞋垫', '前掌加厚 3 毫米'],
    ],
    tags: ['三十天试穿'],
    salesCount: 412,
    weightGrams: 520,
    story: [
      ['高一点，但是稳', '跟高六厘米半，后跟下粗上细，底面积比同类大两成。鞋跟与鞋底一体注塑，走不平的地砖也不崴。'],
      [
        '前掌垫了三毫米',
        '加厚在脚掌受力处，站两小时脚心不发烫。后帮内侧贴了绒面防磨片，新鞋也不起泡。鞋垫可以取出来晾。',
      ],
      ['搭西装也搭裙子', '鞋口线在脚趾缝往上一点，显脚面长。雨天尽量不穿，湿了用软布吸干再阴干。随盒附一对备用跟底。'],
    ],
    reviews: [
      { stars: 5, text: '穿着开了一天会，脚没有磨破，后贴很有用。' },
      { stars: 4, text: '跟很稳，皮子需要养，刚穿有点硬。', pictures: 1 },
      { stars: 4, text: '颜色偏正，酒红拍出来比图片深。' },
      {
        stars: 2,
        text: '尺码偏小半码，换货一次才合适。',
        reply: '抱歉让您跑了一趟。详情页已加半码建议，换货运费由我们承担。',
      },
    ],
  },
] satisfies DemoProduct[];
