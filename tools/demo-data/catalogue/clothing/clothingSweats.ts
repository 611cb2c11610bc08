import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'miansheng-terry-hoodie',
    title: '棉生 重磅毛圈棉卫衣 400 克 前大口袋 男女同款',
    subtitle: '帽子立得住，早晚凉的时候套一件就能出门。',
    brand: 'miansheng',
    category: 'clothingSweats',
    look: { emoji: 'drawn-hoodie', saturation: 0.8, rotate: -3, beside: ['1f456', '1f9e2'] },
    priceYuan: 199,
    vipYuan: 185,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '燕麦', swatch: '#d9ccb4' },
          { value: '墨绿', swatch: '#4c6355' },
        ],
      },
      { name: '尺码', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }, { value: 'XL' }, { value: '2XL' }] },
    ],
    soldOut: ['燕麦/S'],
    parameters: [
      ['货号', 'MS-H400'],
      ['材质', '棉'],
      ['季节', '春秋'],
      ['克重', '400 克每平方米'],
      ['面料', '95% 棉，5% 氨纶，内里毛圈'],
      ['帽子', '双层，棉绳可抽'],
      ['版型', '常规微宽'],
      ['衣长', 'L 码 70 厘米'],
      ['洗涤', '30 度反面机洗，不烘干'],
    ],
    tags: ['七天无理由'],
    salesCount: 4260,
    weightGrams: 620,
    story: [
      [
        '帽子立得住',
        '帽子用两层布，戴上不贴头皮，放下来也不塌在背后。棉绳两头包了头，不会散开，洗的时候也抽不进去。帽口里压了一道线。',
      ],
      [
        '厚，但是不闷',
        '400 克的毛圈布，里面是一圈圈的棉，不是绒，贴着皮肤吸汗。十几度单穿，再冷就套在外套里面，袖子不臃。',
      ],
      [
        '口袋两边通着',
        '前面一个大口袋，两只手都能放进去，左右是通的。袋口打了套结，天天插手也不容易撕开。手机放进去不会坠着下摆。',
      ],
    ],
    reviews: [
      { stars: 5, text: '雾蓝很耐看，帽子挺，不像别的戴上就塌。', pictures: 2 },
      { stars: 5, text: '175、70 公斤穿 L 刚好，里面还能套一件 T 恤。' },
      { stars: 4, text: '料子厚实，洗完晾干要一天多，南方天潮要留意。' },
      { stars: 5, text: '和先生一人一件，他墨绿我燕麦，袖口罗纹收得住。', of: ['墨绿'] },
      {
        stars: 3,
        of: ['燕麦'],
        text: '第一次洗掉了些毛絮，沾到深色裤子上了。',
        reply: '抱歉添了麻烦。毛圈布头两次下水会有浮絮，请反面单独洗；三次后仍掉，我们给您换一件。',
      },
    ],
    questions: [
      ['里面加绒吗？', '不加绒，是毛圈棉，春秋单穿，冬天套在外套里。'],
      ['女生 160、50 公斤穿什么码？', '建议 S，喜欢宽松选 M。'],
    ],
  },
] satisfies DemoProduct[];
