import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yunmian-cotton-bedding',
    title: '云眠 60 支长绒棉四件套 缎纹 活性印染',
    subtitle: '洗过二十次还是软的，夏天不粘，冬天不凉。',
    brand: 'yunmian',
    category: 'homeBedding',
    look: { emoji: '1f6cf-fe0f', saturation: 0.5, hue: 340 },
    priceYuan: 389,
    vipYuan: 359,
    formerYuan: 459,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '燕麦', swatch: '#d8cbb4' },
          { value: '云灰', swatch: '#b9bdc3' },
        ],
      },
      {
        name: '规格',
        values: [
          { value: '1.5 米床' },
          { value: '1.8 米床', surchargeYuan: 40 },
          { value: '2.0 米床', surchargeYuan: 70 },
        ],
      },
    ],
    notMade: ['云灰/2.0 米床'],
    soldOut: ['燕麦/1.5 米床'],
    parameters: [
      ['材质', '棉'],
      ['适用季节', '四季'],
      ['支数', '60 支'],
      ['织法', '缎纹'],
      ['工艺', '活性印染'],
      ['含', '被套 1 床单 1 枕套 2'],
      ['洗涤', '40 ℃ 以下机洗'],
      ['缩水率', '3% 以内'],
    ],
    tags: ['七天无理由', '可拆封试睡'],
    salesCount: 1876,
    weightGrams: 2400,
    story: [
      [
        '长绒棉，摸得到细',
        '新疆长绒棉纺成六十支纱，缎纹织法让正面更滑。面料克重一百三十五，夏天盖不闷，冬天钻进去不会冰一下。',
      ],
      ['洗二十次，还是软', '活性印染固色四级以上，头一次单独冷水洗就好。四十度机洗晾干，二十次后缩水在百分之三以内。'],
      [
        '拉链在被套底边',
        '被套用隐形拉链，四角有系绳，被芯不会在里面打团。床单加大到二百五十厘米，能压住三十厘米厚的床垫。',
      ],
    ],
    reviews: [
      {
        stars: 5,
        text: '滑滑的很舒服，没有一点静电，洗了两次也没掉色。',
        followUp: '一个月洗了四次，还是很软，不起球。',
        pictures: 1,
      },
      { stars: 5, text: '云灰色很高级，拉链被套换起来方便多了。' },
      { stars: 4, text: '料子不错，就是稍微容易皱，要熨一下才平。' },
      { stars: 4, text: '枕套是信封口，不会跑出来，给好评。' },
      {
        stars: 3,
        text: '1.8 米床的床单刚刚够，想再大一点。',
        reply: '谢谢您的建议，加大款在做了，您若不合适我们包运费退换。',
      },
    ],
    questions: [['有没有床笠款？', '床笠款单独卖，1.5 与 1.8 米都有，搜「云眠 床笠」即可。']],
  },
  {
    slug: 'yunmian-down-quilt',
    title: '云眠 90% 白鹅绒被 秋冬 充绒 800 克',
    subtitle: '盖着没有分量，早上被窝还是热的。',
    brand: 'yunmian',
    category: 'homeBedding',
    look: { emoji: '1f6cf-fe0f', saturation: 0.18, rotate: -4, brightness: 1.3 },
    priceYuan: 1280,
    vipYuan: 1180,
    options: [
      {
        name: '规格',
        values: [
          { value: '1.5 米床' },
          { value: '1.8 米床', surchargeYuan: 160 },
          { value: '2.0 米床', surchargeYuan: 320 },
        ],
      },
    ],
    soldOut: ['2.0 米床'],
    parameters: [
      ['材质', '羽绒'],
      ['适用季节', '秋冬'],
      ['含绒量', '90% 白鹅绒'],
      ['蓬松度', '750'],
      ['充绒', '800 克'],
      ['面料', '80 支防羽布'],
      ['结构', '立衬 30 格'],
      ['洗涤', '建议干洗'],
    ],
    tags: ['跑绒包退'],
    salesCount: 94,
    weightGrams: 2100,
    story: [
      ['很轻，但是暖', '七百五十蓬松度的白鹅绒，八百克绒撑起一整床。压在身上感觉不到分量，翻身也不会漏风。'],
      [
        '三十个小格，不跑偏',
        '被面缝成三十个立体方格，绒在格子里不乱跑。八十支防羽布，针脚用细针缝，靠近耳朵也没有沙沙声。',
      ],
      ['晒一下就回弹', '收起来压扁了，太阳下晒两小时自己鼓回来。一年干洗一次就够，平时套被套，别用力拍打。'],
    ],
    reviews: [
      { stars: 5, text: '真的轻，北方有暖气的房间盖刚好，睡得一身舒服。' },
      { stars: 5, text: '对比过几家，这个没有味道，跑绒也几乎没有。', pictures: 1 },
      { stars: 4, text: '有一点点鹅绒味，晒了一天就没了。' },
    ],
  },
] satisfies DemoProduct[];
