import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yuanye-washed-cap',
    title: '原野线 水洗棉棒球帽 无标 帽围可调',
    subtitle: '没有字的帽子，配什么都行，头大也戴得下。',
    brand: 'yuanye',
    category: 'clothingHats',
    look: { emoji: '1f9e2', saturation: 0.5, hue: 190, rotate: -6, beside: ['1f453'] },
    priceYuan: 79,
    options: [
      {
        name: '颜色',
        values: [
          { value: '卡其', swatch: '#b8a27c' },
          { value: '墨绿', swatch: '#4c6355' },
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
    ],
    parameters: [
      ['货号', 'YY-H03'],
      ['材质', '棉'],
      ['季节', '春秋'],
      ['帽围', '56 至 62 厘米'],
      ['帽檐', '7 厘米，可弯'],
      ['后扣', '黄铜扣'],
      ['内里', '吸汗带，可拆洗'],
      ['洗涤', '手洗，撑住晾'],
    ],
    tags: ['七天无理由'],
    salesCount: 4920,
    weightGrams: 110,
    story: [
      [
        '帽子上没有一个字',
        '帽前空白，没有绣标。水洗过的布软塌塌的，不会立成一座小山。颜色都低一度，配卫衣和衬衫都顺。',
      ],
      ['头围大也戴得下', '帽身深 17 厘米，帽围到 62。黄铜扣滑动调节，戴久了不走位。扣尾可以收进内侧的布槽里。'],
      [
        '吸汗带能取下来',
        '内侧一圈吸汗带有小按扣，取下来单独洗，帽子就不用常泡水。帽顶六个气眼，夏天走路头顶不会太闷。',
      ],
    ],
    reviews: [
      { stars: 5, text: '头围 61 戴着有余，终于不勒了。' },
      { stars: 5, text: '没有大标志，上班通勤都能戴。颜色也低调耐看。', pictures: 1 },
      { stars: 4, text: '帽檐偏软，自己弯好形状再戴。布料洗过，摸着很软。' },
      { stars: 4, text: '颜色有点旧旧的水洗感，我喜欢。' },
    ],
  },
  {
    slug: 'zhaomu-raffia-hat',
    title: '朝暮 拉菲草宽檐帽 可折叠 内藏松紧带',
    subtitle: '卷起来放包里，拿出来抖一抖就回原样。',
    brand: 'zhaomu',
    category: 'clothingHats',
    look: { emoji: '1f452', saturation: 0.6, beside: ['1f576-fe0f'] },
    priceYuan: 129,
    vipYuan: 119,
    formerYuan: 149,
    options: [
      {
        name: '颜色',
        values: [
          { value: '原草色', swatch: '#d6bd8d' },
          { value: '深棕', swatch: '#5e4535' },
        ],
      },
    ],
    parameters: [
      ['货号', 'ZM-H08'],
      ['材质', '草编'],
      ['季节', '夏季'],
      ['帽檐', '9.5 厘米'],
      ['帽围', '57 至 59 厘米'],
      ['工艺', '手工编织'],
      ['随附', '同色丝带，可拆'],
      ['洗涤', '湿布擦拭，勿泡水'],
    ],
    tags: ['七天无理由'],
    salesCount: 9120,
    weightGrams: 140,
    story: [
      ['折不坏的拉菲草', '马达加斯加拉菲草手工编，韧性好。卷成筒塞进包里，取出来喷点水就平。每顶大约要编两天。'],
      [
        '海边的风吹不走',
        '内侧有一圈松紧带，另藏一根细绳，海边风大时系上。不用的时候细绳收在帽圈里，外面看不见，头发也不会缠。',
      ],
      [
        '檐宽 9.5 厘米',
        '中午的太阳遮得到下巴和后颈，又不至于挡住同伴的脸。边缘包了一根细鱼骨，想翘起一边，用手捏一下就行。',
      ],
    ],
    reviews: [
      { stars: 5, text: '旅行一路折着走，回来还好好的。', pictures: 3 },
      { stars: 4, text: '有一点草味，晾两天就没了。戴着轻，很遮太阳。' },
      { stars: 5, text: '丝带可以拆，配素衣服更好看。拍照和日常都能戴。' },
    ],
    questions: [['头围 60 能戴吗？', '会偏紧，建议选其他款。']],
  },
] satisfies DemoProduct[];
