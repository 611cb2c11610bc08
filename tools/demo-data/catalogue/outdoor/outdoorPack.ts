import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-hiking-pack',
    title: '驼铃 轻量徒步背包 悬空透气背板 含防雨罩',
    subtitle: '背板和后背之间留一指空隙，夏天爬山衣服不再贴着湿。',
    brand: 'tuoling',
    category: 'outdoorPack',
    look: { emoji: '1f392', saturation: 0.5, hue: 150, brightness: 0.98, beside: ['1f9ed', '1f332'] },
    priceYuan: 349,
    vipYuan: 325,
    formerYuan: 399,
    options: [
      {
        name: '颜色',
        values: [
          { value: '松绿', swatch: '#4f6b5c' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '陶土', swatch: '#b9795a' },
        ],
      },
      {
        name: '容量',
        values: [{ value: '28 升' }, { value: '38 升', surchargeYuan: 60 }, { value: '50 升', surchargeYuan: 140 }],
      },
    ],
    notMade: ['陶土/50 升'],
    soldOut: ['松绿/28 升'],
    parameters: [
      ['用途', '徒步'],
      ['防水', '防泼水'],
      ['面料', '210D 防撕裂锦纶'],
      ['背负', '悬空网面，可调背长'],
      ['重量', '1.05 千克（28 升）'],
      ['水袋', '可放 2 升'],
      ['随附', '防雨罩'],
    ],
    tags: ['三年质保', '肩带可换'],
    salesCount: 3120,
    weightGrams: 1350,
    story: [
      ['后背空出一指宽', '一根弧形钢丝把网面绷起来，包身不贴背。走上坡两小时，衣服还是干爽的，风从两侧穿过。'],
      ['重量落在胯上', '腰带填了三层泡棉，扣紧之后肩膀只觉得被扶着。背长能调八厘米，夫妻可以换着背，不再勒肩。'],
      ['不用一直翻到底', '正面一条 U 形拉链，像打开箱子。雨罩、水壶、登山杖各有位置，走着也够得到侧袋。'],
    ],
    reviews: [
      { stars: 5, text: '武功山两天一夜，38 升装了睡袋和厚衣服，肩膀没红。', pictures: 2 },
      { stars: 5, text: '透气是真的透气，以前的包背完后背一个湿印子。' },
      { stars: 4, text: '悬空背板占了点内部空间，装平板电脑要弯着塞。' },
      {
        stars: 3,
        text: '胸扣的哨子吹不响，腰带尾巴有点长，会甩。',
        reply: '谢谢细致的反馈。哨子我们补寄新的胸扣，腰带尾端有隐藏的魔术贴收纳，可以卷起来固定。',
      },
      {
        stars: 5,
        text: '女生 160，背长调到最短正好，客服发的教程很清楚。',
        followUp: '走了三条线，缝线没有松，雨罩也派上用场。',
      },
    ],
    questions: [['28 升能上飞机吗？', '可以，外尺寸 50×28×20 厘米，符合多数航司随身行李规定。']],
  },
] satisfies DemoProduct[];
