import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'food-dumpling-pork',
    title: '灶间 手包猪肉荠菜水饺 皮薄馅足 480 克 3 袋',
    subtitle: '一个二十克，馅占六成，煮的时候不破皮',
    brand: 'zaojian',
    category: 'foodFrozen',
    look: { emoji: '1f95f', rotate: 6, saturation: 0.7, beside: ['1f962', '1f9c4'] },
    priceYuan: 62.9,
    vipYuan: 58.9,
    options: [
      {
        name: '馅料',
        values: [
          { value: '猪肉荠菜' },
          { value: '三鲜虾仁', surchargeYuan: 12 },
          { value: '牛肉大葱', surchargeYuan: 10 },
          { value: '素三鲜' },
        ],
      },
    ],
    parameters: [
      ['储存方式', '冷冻'],
      ['加热方式', '水煮'],
      ['净含量', '480 克 × 3'],
      ['馅占比', '60%'],
      ['规格', '每袋 24 只'],
      ['保质期', '9 个月'],
    ],
    tags: ['冷链发货', '化冻包赔'],
    salesCount: 15230,
    weightGrams: 1700,
    story: [
      ['荠菜是春天冻下的', '三月的野荠菜焯水速冻，留到全年用。猪前腿肉七瘦三肥，现绞，打进葱姜水，煮开有一小口汤。'],
      ['手捏的边，不容易破', '皮一点五毫米，手工捏十二道褶。水开下锅，点两次凉水，浮起来再煮一分钟，基本不破。'],
      ['泡沫箱加干冰', '零下十八度发出，隔日达的地方放一公斤干冰。收到如果粘成一团，拍照给我们，整单退。'],
    ],
    reviews: [
      { stars: 5, text: '荠菜味很浓，咬开有汁，跟我妈包的差不多。', pictures: 2 },
      { stars: 5, text: '打开时干冰还冒着烟，饺子一个没粘。' },
      { stars: 4, text: '三鲜的虾仁是整颗的，就是皮稍微厚了一点点。' },
      {
        stars: 2,
        text: '这次送晚了一天，有两袋粘在一起，煮了破皮。',
        reply: '非常抱歉，天热加上路上耽搁，这单已全额退款，冰量也加倍了。',
      },
    ],
    questions: [['收到后能放多久？', '放冷冻室九个月，别反复解冻。']],
  },
  {
    slug: 'food-zongzi-tamale',
    title: '灶间 嘉兴鲜肉粽 五花肉 150 克 8 只',
    subtitle: '箬叶现包，一只一块整肉，蒸二十分钟就好',
    brand: 'zaojian',
    category: 'foodFrozen',
    look: { emoji: 'drawn-zongzi', rotate: -4, saturation: 0.85, beside: ['1f375'] },
    priceYuan: 56,
    vipYuan: 52,
    formerYuan: 64,
    options: [
      {
        name: '口味',
        values: [
          { value: '鲜肉' },
          { value: '蛋黄鲜肉', surchargeYuan: 10 },
          { value: '豆沙' },
          { value: '栗子鲜肉', surchargeYuan: 8 },
        ],
      },
    ],
    soldOut: ['栗子鲜肉'],
    parameters: [
      ['储存方式', '冷冻'],
      ['加热方式', '蒸'],
      ['净含量', '150 克 × 8'],
      ['肉含量', '不低于 25%'],
      ['粽叶', '鲜箬叶'],
      ['保质期', '12 个月'],
    ],
    tags: ['冷链发货'],
    salesCount: 2674,
    weightGrams: 1350,
    story: [
      ['一只里一整块肉', '五花肉切成条，用酱油、糖和一点白酒腌一夜。包的时候夹在米中间，蒸开油渗进糯米里。'],
      ['煮了四个小时', '大锅煮两小时，焖两小时，米粒软而成形。我们煮熟再速冻，您回家只要蒸透，二十分钟就好。'],
      ['叶子看得到纹路', '用当年的鲜箬叶，两张叠着包，棉线扎四道。剥开的时候叶子不粘米，香气也比干叶清得多。'],
    ],
    reviews: [
      { stars: 5, of: ['鲜肉'], text: '肉肥瘦刚好，糯米油润，早上蒸一只顶到中午。' },
      { stars: 5, of: ['蛋黄鲜肉'], text: '蛋黄是整颗的，切开流油，咸淡也合适。', pictures: 1 },
      { stars: 4, text: '咸淡合适，对江南口味来说再甜一点点就更地道了。' },
      { stars: 5, text: '线扎得紧，蒸完也不散，比超市散装的好剥。', followUp: '冻了一个月再蒸，口感没变。' },
    ],
  },
] satisfies DemoProduct[];
