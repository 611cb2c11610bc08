import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'shanyu-rattan-basket',
    title: '山隅 手编藤收纳篮 提手 中号',
    subtitle: '提起来就能走，野餐、装玩具、放换季毛毯都行。',
    brand: 'shanyu',
    category: 'homeDecorStorage',
    look: { emoji: '1f9fa', saturation: 0.72, beside: ['1f9f6'] },
    priceYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '原色', swatch: '#c9a77c' },
          { value: '深棕', swatch: '#5e4334' },
        ],
      },
      { name: '规格', values: [{ value: '中号' }, { value: '大号', surchargeYuan: 40 }] },
    ],
    notMade: ['深棕/大号'],
    parameters: [
      ['材质', '藤编'],
      ['用途', '收纳'],
      ['尺寸', '中号 34 × 24 × 20 厘米'],
      ['承重', '8 千克'],
      ['内衬', '可拆棉麻布'],
      ['产地', '福建安溪'],
      ['保养', '干布擦，避免暴晒'],
    ],
    tags: ['破损包换'],
    salesCount: 1298,
    weightGrams: 780,
    story: [
      ['一根藤，绕四百圈', '安溪师傅用整根去皮白藤手编，底部十字加固。提手里包了铁丝，装满八公斤也不会变形。'],
      ['内衬拆下来就能洗', '棉麻内衬用六颗木扣固定，三十度机洗不缩水。藤条之间的小毛刺打磨过三遍，不勾毛衣。'],
      ['放哪儿都不突兀', '沙发边装毛毯，厨房台面放土豆洋葱，周末拎去公园。受潮后放在通风处阴干，颜色会慢慢变成蜜色。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '编得很密，没有毛刺，装了两条毛毯还有空。',
        followUp: '用了两个月，颜色深了一点，更好看。',
        pictures: 1,
      },
      { stars: 5, text: '提手结实，去公园野餐装了一大瓶水和水果都没事。' },
      { stars: 4, text: '刚打开有一点藤的味道，晾两天就没了。' },
      { stars: 5, text: '内衬能拆下来洗这一点很加分，家里有小孩。' },
      {
        stars: 3,
        text: '尺寸写的三十四厘米，我量只有三十二，手工误差有点大。',
        reply: '谢谢您量得仔细。手编允许 2 厘米内误差，详情页已补写清楚，您若介意可以免费退换。',
      },
    ],
    questions: [['能放在浴室吗？', '干湿分离的浴室可以，长期潮湿会发霉，建议用塑料款。']],
  },
  {
    slug: 'runwu-bucket-12l',
    title: '润物 可提水桶 12 升 加厚',
    subtitle: '桶壁厚两毫米半，拎满水也不软塌。',
    brand: 'runwu',
    category: 'homeDecorStorage',
    look: { emoji: '1faa3', saturation: 0.5 },
    priceYuan: 35,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '燕麦', swatch: '#d8cbb4' },
        ],
      },
    ],
    parameters: [
      ['材质', '塑料'],
      ['用途', '收纳'],
      ['容量', '12 升'],
      ['尺寸', '口径 30 × 高 27 厘米'],
      ['壁厚', '2.5 毫米'],
      ['提手', '不锈钢，带防滑套'],
      ['刻度', '内壁每升一格'],
    ],
    tags: ['两年质保'],
    salesCount: 2644,
    weightGrams: 680,
    story: [
      ['拎满水也不变形', '食品级聚丙烯加厚到两毫米半，桶口外翻一圈加强边。提手是不锈钢，外面套了防滑管，不勒手。'],
      ['里面刻了升数', '内壁每升刻一道线，调消毒水、兑花肥不用再找量杯。桶口压出一个小嘴，往花盆里倒水不洒。'],
      ['用完能叠起来', '上宽下窄，三只可以套在一起，橱柜底下只占一只的地方。底部有一圈凹槽，手指扣住就能倒干净。'],
    ],
    reviews: [
      { stars: 5, text: '很厚实，接满水提手也没弯，比超市的好。' },
      { stars: 5, text: '刻度挺实用，泡衣服兑洗衣液刚刚好。' },
      { stars: 4, text: '颜色清爽，要是能配个盖子就更好了。', pictures: 1 },
      { stars: 4, text: '倒水口再深一点会更顺，其他都满意。' },
    ],
  },
  {
    slug: 'mushi-drawer-organizer',
    title: '木时 桌面文件收纳盒 竹木三格 带抽屉',
    subtitle: '信件、票据、充电线各有各的格子，桌面空出一半。',
    brand: 'mushi',
    category: 'homeDecorStorage',
    look: { emoji: 'drawn-organizer', saturation: 0.8 },
    priceYuan: 128,
    vipYuan: 119,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#2f3136' },
          { value: '胡桃木', swatch: '#6b4a36' },
          { value: '原木', swatch: '#c9a77c' },
        ],
      },
    ],
    parameters: [
      ['材质', '实木'],
      ['用途', '收纳'],
      ['尺寸', '32 × 24 × 18 厘米'],
      ['分格', '3 格 1 抽屉'],
      ['承重', '6 千克'],
      ['表面', '水性清漆'],
      ['安装', '免安装'],
    ],
    tags: ['一年质保'],
    salesCount: 536,
    weightGrams: 1450,
    story: [
      [
        '三格一抽屉，刚好够',
        '上层三格斜插文件和信封，标签朝外一眼看见。下面抽屉深六厘米，放订书机、充电线和备用钥匙。',
      ],
      ['竹木拼板，不起翘', '框架是碳化竹，面板是实木薄板，含水率控制在百分之十。水性漆没有刺鼻味道，拆箱就能用。'],
      [
        '搬家也不用拆',
        '整件胶合加木榫，没有一颗螺丝。底部贴了羊毛毡，推来推去不会划伤桌面。两侧留了手扣，一个人就能端起来走。',
      ],
    ],
    reviews: [
      { stars: 5, text: '桌子终于清爽了，抽屉推拉很顺，没有味道。' },
      { stars: 5, text: '胡桃木颜色稳重，放在书房和书架很搭。', pictures: 1 },
      {
        stars: 3,
        text: '抽屉没有限位，拉过头会整个掉出来。',
        reply: '谢谢反馈，新批次已加限位木条。您的这只我们补寄了两枚小木塞，粘上即可。',
      },
      { stars: 4, text: '三格的隔板要是能移动就好了，大信封有点挤。' },
    ],
  },
] satisfies DemoProduct[];
