import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yuanye-selvedge-jeans',
    title: '原野线 直筒牛仔裤 12 盎司赤耳丹宁 中腰',
    subtitle: '硬挺的新布，穿半年长成自己的样子。',
    brand: 'yuanye',
    category: 'clothingTrousers',
    look: { emoji: '1f456', saturation: 0.6, rotate: 4, beside: ['1f455'] },
    priceYuan: 299,
    vipYuan: 279,
    formerYuan: 329,
    options: [
      {
        name: '颜色',
        values: [
          { value: '水洗蓝', swatch: '#7f9bb8' },
          { value: '原色', swatch: '#2f3b52' },
        ],
      },
      {
        name: '腰围',
        values: [{ value: '28' }, { value: '30' }, { value: '31' }, { value: '32' }, { value: '33' }, { value: '34' }],
      },
    ],
    notMade: ['原色/28'],
    parameters: [
      ['货号', 'YY-D12'],
      ['材质', '棉'],
      ['版型', '直筒'],
      ['面料', '100% 棉，12 盎司赤耳'],
      ['腰', '中腰，前浪 27 厘米'],
      ['裤长', '76 厘米，可卷边'],
      ['扣', '铜扣门襟'],
      ['洗涤', '初次冷水浸泡，少洗'],
    ],
    tags: ['免费裁裤脚'],
    salesCount: 2140,
    weightGrams: 720,
    story: [
      [
        '赤耳藏在裤脚里',
        '老式织机织的布，布边一道红线。裤脚卷两道，走路时露出来一点。腰后有一块植鞣皮牌，会跟着颜色一起变深。',
      ],
      ['直筒，哪都不紧', '大腿留量 1.5 厘米，蹲下不勒。从臀到脚口是一条直线，配靴子和板鞋都行。后袋够放长钱包。'],
      ['前一个月会掉色', '原色丹宁会沾浅色的包和椅子，请先冷水泡半小时。掉过之后，褶皱处就是你自己的花纹。'],
    ],
    reviews: [
      { stars: 5, text: '料子硬，养了三个月，膝后的蜂窝纹出来了。', pictures: 2 },
      { stars: 5, text: '卷边露赤耳那道红线很好看，腰围按平时的买准。' },
      { stars: 4, text: '第一周有点硌，坐久了腰后发紧，后来软了。' },
      { stars: 4, text: '掉色确实掉，沙发遭了殃，提前看说明就好了。' },
    ],
    questions: [['可以免费改短吗？', '可以，下单时备注裤长，改过后不影响质量问题退换。']],
  },
  {
    slug: 'yuanye-chino-tapered',
    title: '原野线 锥形卡其裤 弹力水洗棉 不用熨',
    subtitle: '上班、出门、爬个小山都穿得住。',
    brand: 'yuanye',
    category: 'clothingTrousers',
    look: { emoji: '1f456', saturation: 0.4, hue: 180, brightness: 1.02, rotate: -4 },
    priceYuan: 199,
    options: [
      {
        name: '颜色',
        values: [
          { value: '卡其', swatch: '#b8a27c' },
          { value: '炭灰', swatch: '#55585c' },
          { value: '墨绿', swatch: '#4c6355' },
        ],
      },
      {
        name: '腰围',
        values: [{ value: '29' }, { value: '30' }, { value: '31' }, { value: '32' }, { value: '33' }, { value: '34' }],
      },
    ],
    parameters: [
      ['货号', 'YY-C20'],
      ['材质', '棉'],
      ['版型', '修身'],
      ['面料', '97% 棉，3% 氨纶'],
      ['腰', '中腰，内侧抽绳'],
      ['口袋', '2 插袋，2 后袋'],
      ['洗涤', '30 度机洗'],
      ['工艺', '成衣水洗'],
    ],
    tags: ['七天无理由'],
    salesCount: 3260,
    weightGrams: 480,
    story: [
      [
        '蹲得下去，也跑得开',
        '加了百分之三的氨纶，跨栏杆、抱孩子、骑车都不绷。膝盖处不会鼓出一块。后腰加了一片防滑布。',
      ],
      ['皱一点也像样', '整条裤子做好再水洗，布面有一层柔软的褶，不熨也不显邋遢。颜色洗过一轮，之后再洗不会明显变浅。'],
      [
        '裤腰里藏了根绳',
        '内侧藏着抽绳，吃多了松一松。外面看是正常的裤腰，系皮带不硌。右边插袋里还有一个放钥匙的小格。',
      ],
    ],
    reviews: [
      { stars: 5, text: '上班穿到周末爬山，蹲下不勒，很实穿。' },
      { stars: 4, text: '卡其色比图浅一度，配深色鞋好看。' },
      { stars: 5, text: '抽绳太聪明了，火锅之后救命。平时看不出来，很体面。' },
      { stars: 4, text: '裤脚收得刚好，172 穿 31 不用改。', pictures: 1 },
    ],
  },
  {
    slug: 'miansheng-terry-shorts',
    title: '棉生 纯棉毛圈短裤 抽绳 及膝 两侧拉链袋',
    subtitle: '在家、下楼、晨跑都能穿，手机不会掉出来。',
    brand: 'miansheng',
    category: 'clothingTrousers',
    look: { emoji: '1fa73', saturation: 0.45, hue: 100, beside: ['1f455'] },
    priceYuan: 79,
    formerYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '云灰', swatch: '#c5c9cf' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
      { name: '尺码', values: [{ value: 'M' }, { value: 'L' }, { value: 'XL' }, { value: '2XL' }] },
    ],
    parameters: [
      ['货号', 'MS-H09'],
      ['材质', '棉'],
      ['版型', '宽松'],
      ['面料', '100% 棉毛圈布，320 克'],
      ['裤长', 'L 码 51 厘米'],
      ['腰', '松紧加抽绳'],
      ['口袋', '两侧拉链袋'],
      ['洗涤', '30 度机洗'],
    ],
    tags: ['七天无理由'],
    salesCount: 6840,
    weightGrams: 260,
    story: [
      [
        '手机在口袋里放得住',
        '两侧口袋带拉链，跑步不甩，躺沙发上也不会滑进缝里。拉链头是布绳的，坐下来不硌，也不刮手机屏幕。',
      ],
      [
        '毛圈在贴身的一面',
        '内侧是小毛圈，吸汗不贴腿。320 克的厚度，洗完不卷边。汗干了也不发硬，夏天每天换洗都跟得上。',
      ],
      ['到膝盖的分寸', 'L 码 51 厘米，刚到膝盖上沿，去楼下取快递也不别扭。裤脚开了两厘米小衩，盘腿坐在地上也不绷。'],
    ],
    reviews: [
      { stars: 5, text: '拉链袋好评，跑步手机终于不乱晃。' },
      { stars: 4, text: '有点厚，三伏天在家开空调穿正好。' },
      { stars: 5, text: '洗了很多次没起球，第二条了。颜色也没怎么褪，满意。' },
    ],
  },
] satisfies DemoProduct[];
