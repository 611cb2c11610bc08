import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yunmian-waffle-robe',
    title: '云眠 华夫格棉浴袍 男女同款 大口袋',
    subtitle: '洗完澡裹上就暖，比毛巾袍轻一半。',
    brand: 'yunmian',
    category: 'clothingLounge',
    look: { emoji: '1f94b', saturation: 0.4, brightness: 1.02, beside: ['1f9fa'] },
    priceYuan: 199,
    vipYuan: 185,
    formerYuan: 229,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe9dd' },
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '炭灰', swatch: '#55585c' },
        ],
      },
      { name: '尺码', values: [{ value: 'M' }, { value: 'L' }, { value: 'XL' }] },
    ],
    parameters: [
      ['货号', 'YM-R07'],
      ['材质', '棉'],
      ['厚薄', '适中'],
      ['面料', '100% 棉华夫格，210 克'],
      ['衣长', 'L 码 118 厘米'],
      ['口袋', '两侧大贴袋'],
      ['腰带', '缝在后腰，不丢'],
      ['洗涤', '40 度机洗，可低温烘干'],
    ],
    tags: ['七天无理由'],
    salesCount: 1180,
    weightGrams: 620,
    story: [
      ['轻，但是够裹', '华夫格有起伏，贴着皮肤的只是一小片，吸水快，又不闷。L 码 620 克。洗几次以后会更蓬。'],
      [
        '腰带缝在后腰上',
        '腰带后腰缝住一点，洗衣机里不会跑丢。袖口可以挽一道，洗脸不湿。领子是青果领，脖子后面不进风。',
      ],
      ['口袋装得下一本书', '两侧大贴袋放得下手机和一本书。早上去阳台浇花，也不用再找外套。领后有挂环，挂在门后就好。'],
    ],
    reviews: [
      { stars: 5, text: '很轻，冬天洗完澡裹上刚好，不像毛巾袍那么沉。', pictures: 1 },
      { stars: 5, text: '175 的先生 L，160 的我穿 M，都合适。' },
      { stars: 4, text: '洗前几次会掉点线头，之后就好了。' },
    ],
    questions: [['会缩水吗？', '首次洗后约缩 3%，我们已按缩后尺寸标码。']],
  },
  {
    slug: 'yunmian-gauze-loungewear',
    title: '云眠 双层纱和风家居服 上衣加长裤',
    subtitle: '穿着去取快递也不失礼的家居服。',
    brand: 'yunmian',
    category: 'clothingLounge',
    look: { emoji: '1f458', saturation: 0.4, rotate: -2, beside: ['1f56f-fe0f'] },
    priceYuan: 229,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '墨绿', swatch: '#4c6355' },
          { value: '浅粉', swatch: '#e3c6c3' },
        ],
      },
      { name: '尺码', values: [{ value: 'M' }, { value: 'L' }, { value: 'XL' }] },
    ],
    soldOut: ['浅粉/M'],
    parameters: [
      ['货号', 'YM-G14'],
      ['材质', '棉'],
      ['厚薄', '薄'],
      ['面料', '100% 棉双层纱'],
      ['款式', '斜襟系带上衣，松紧长裤'],
      ['口袋', '上衣 1 个，裤子 2 个'],
      ['版型', '宽松'],
      ['洗涤', '30 度机洗，套洗衣袋'],
    ],
    tags: ['七天无理由'],
    salesCount: 760,
    weightGrams: 480,
    story: [
      ['双层纱会呼吸', '两层细纱只在点上相连，中间留着空气。夏天不贴，冬天开暖气也不捂。洗过以后纱会更松软。'],
      ['系一根带就好', '斜襟上衣一根带子系在侧面，比扣子快，早上换衣服不用对扣眼。裤子腰里另有抽绳，长短都能调。'],
      [
        '穿出门也见得了人',
        '印花是小碎点，走到楼下取快递、和邻居说话都不尴尬。颜色压得很低，和拖鞋、帆布袋放在一起也不突兀。',
      ],
    ],
    reviews: [
      { stars: 5, text: '夏天在家穿，风一吹就透，孩子也老来蹭。' },
      { stars: 4, text: '系带第一周会松，打个活结就好。', followUp: '习惯了，洗也不皱。' },
      { stars: 5, text: '印花素净，出门倒垃圾不用换。布料也软，睡觉能穿。', pictures: 2 },
      {
        stars: 3,
        of: ['L'],
        text: '裤腰松紧略紧，我腰 90 的会勒。',
        reply: '抱歉不够贴合，可换 XL 或寄回改松紧，运费我们承担。',
      },
    ],
  },
] satisfies DemoProduct[];
