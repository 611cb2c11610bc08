import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'sushe-wool-coat',
    title: '素舍 双排扣羊毛大衣 驼色 70% 绵羊毛',
    subtitle: '一件穿五个冬天的版型，肩线落得干净。',
    brand: 'sushe',
    category: 'clothingCoats',
    look: { emoji: '1f9e5', saturation: 0.72, rotate: -2, beside: ['1f9e3'] },
    priceYuan: 639,
    vipYuan: 599,
    formerYuan: 699,
    options: [
      {
        name: '颜色',
        values: [
          { value: '驼色', swatch: '#b98d5f' },
          { value: '炭灰', swatch: '#55585c' },
        ],
      },
      { name: '尺码', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }, { value: 'XL' }] },
    ],
    soldOut: ['驼色/M'],
    parameters: [
      ['货号', 'SS-C70'],
      ['材质', '羊毛'],
      ['季节', '秋冬'],
      ['面料', '70% 绵羊毛，30% 聚酯，双面呢'],
      ['里料', '铜氨丝'],
      ['衣长', 'M 码 108 厘米'],
      ['扣', '天然牛角'],
      ['洗涤', '干洗'],
    ],
    tags: ['七天无理由', '附备用扣'],
    salesCount: 842,
    weightGrams: 1680,
    story: [
      [
        '肩膀是量出来的',
        '试了七版才定下的肩线，里面穿一件厚毛衣也抬得起手。垫肩只有三毫米。背后开衩到膝上，走路不绊。',
      ],
      [
        '七成羊毛的道理',
        '全羊毛容易塌，我们留三成聚酯撑住形状。挂一夏天拿出来，下摆还是直的。每季拿出来通风一次就好。',
      ],
      ['心思收进细节里', '内袋放得下手机，袖口牛角扣可以真正解开。里料是铜氨丝，穿脱不起静电。备用扣缝在侧缝里面。'],
    ],
    reviews: [
      { stars: 5, text: '版型很挺，163、52 公斤穿 S，里面能套毛衣。', pictures: 3 },
      { stars: 5, text: '驼色正，不发黄。扣子是真牛角，每颗纹路不一样。' },
      { stars: 4, text: '料子扎实，就是重，挤地铁有点热。' },
      {
        stars: 3,
        text: '穿了两次腋下起了几颗小球，希望改进。',
        reply: '感谢您的反馈。双面呢初穿会有浮毛，我们已寄去一只除球刷；若持续起球，可退可换。',
      },
    ],
    questions: [['会掉毛吗？', '新衣有少量浮毛，用粘毛器处理两三次后明显减少。']],
  },
  {
    slug: 'yuanye-corduroy-jacket',
    title: '原野线 灯芯绒翻领夹克 12 条 棉里加厚',
    subtitle: '风里站一会儿也不冷，洗旧了更有味道。',
    brand: 'yuanye',
    category: 'clothingCoats',
    look: { emoji: '1f9e5', saturation: 0.45, hue: 70, brightness: 0.88, rotate: 4, beside: ['1f9e2'] },
    priceYuan: 368,
    vipYuan: 345,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨绿', swatch: '#4c6355' },
          { value: '棕', swatch: '#7a573e' },
          { value: '燕麦', swatch: '#d9ccb4' },
        ],
      },
      { name: '尺码', values: [{ value: 'M' }, { value: 'L' }, { value: 'XL' }, { value: '2XL' }] },
    ],
    parameters: [
      ['货号', 'YY-J12'],
      ['材质', '棉'],
      ['季节', '秋冬'],
      ['面料', '100% 棉，12 条灯芯绒'],
      ['里料', '100 克棉絮'],
      ['版型', '宽松'],
      ['口袋', '4 个，含内袋'],
      ['洗涤', '30 度反面机洗'],
    ],
    tags: ['七天无理由'],
    salesCount: 620,
    weightGrams: 1120,
    story: [
      [
        '十二条，不粗不细',
        '每英寸十二条的灯芯绒，摸着厚，看着不笨。穿久了手肘会亮起来，是这种布的脾气。反面机洗不伤绒。',
      ],
      ['里面有一层棉', '身片和袖子都衬 100 克棉絮，早晚十度左右里面一件卫衣就够。棉絮是绗过线的，机洗也不结团。'],
      [
        '四个口袋都用得上',
        '胸前放车票，侧袋暖手，内袋带拉链放钱包。肩线落下来两厘米，骑车抬手不紧。左右袖口有两档扣。',
      ],
    ],
    reviews: [
      { stars: 5, text: '墨绿色很有味道，骑车上班穿不灌风。', pictures: 1 },
      { stars: 4, text: '有点沾猫毛，灯芯绒都这样，买个刷子就好。' },
      { stars: 5, text: '176、80 公斤 XL，里面套卫衣刚好。' },
      { stars: 4, text: '袖子长一点点，卷一道更好看。料子厚实，风吹不透。' },
    ],
  },
  {
    slug: 'sushe-linen-blazer',
    title: '素舍 亚麻西装外套 本白 无衬里 轻 420 克',
    subtitle: '像衬衫一样轻的外套，空调房和傍晚刚好。',
    brand: 'sushe',
    category: 'clothingCoats',
    look: { emoji: '1f97c', saturation: 0.4, brightness: 1.02, beside: ['1f453'] },
    priceYuan: 329,
    options: [
      {
        name: '颜色',
        values: [
          { value: '本白', swatch: '#f0ebdf' },
          { value: '浅灰', swatch: '#cfd0d0' },
        ],
      },
      { name: '尺码', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }, { value: 'XL' }] },
    ],
    parameters: [
      ['货号', 'SS-L42'],
      ['材质', '亚麻'],
      ['季节', '春秋'],
      ['面料', '100% 法国亚麻'],
      ['里料', '无衬里，包缝收边'],
      ['重量', 'M 码 420 克'],
      ['扣', '椰壳扣，单排三粒'],
      ['洗涤', '30 度手洗，半干熨平'],
    ],
    tags: ['七天无理由'],
    salesCount: 358,
    weightGrams: 420,
    story: [
      ['像衬衫一样轻', '没有里衬，接缝都用布条包住，翻过来也干净。M 码只有 420 克，卷起来放包里。'],
      [
        '皱也是好看的',
        '亚麻会皱，皱得松散就对了。想要平整，半干的时候从反面熨。挂在浴室里过一夜，大的折痕自己会散开。',
      ],
      [
        '风能从里面穿过去',
        '单排三粒扣，口袋是贴袋。夏夜吹风、办公室开空调，都不冷不热。袖口的扣子可以解开，热了就挽起来。',
      ],
    ],
    reviews: [
      { stars: 5, text: '空调房里常备，里面一件 T 恤也不正式得过头。' },
      { stars: 4, text: '皱是真的会皱，不过料子好，皱得自然。', followUp: '洗了四次，越来越软。' },
      { stars: 5, text: '包缝很细，翻领内侧也处理得干净。', pictures: 1 },
      {
        stars: 3,
        text: '本白略透，里面得穿浅色。不说明的话容易买错。',
        reply: '您说得对，浅色亚麻难免微透，详情页已补充说明；介意可选浅灰，运费我们承担。',
      },
    ],
  },
] satisfies DemoProduct[];
