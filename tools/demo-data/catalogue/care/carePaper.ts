import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'care-bamboo-roll',
    title: '棉生 本色竹浆卷纸 四层加厚 无荧光 12 卷',
    subtitle: '湿水不掉渣，撕口齐整，纸芯细一点更耐用',
    brand: 'miansheng',
    category: 'carePaper',
    look: { emoji: '1f9fb', saturation: 0.6 },
    priceYuan: 36.9,
    vipYuan: 33.9,
    formerYuan: 42.9,
    options: [
      {
        name: '规格',
        values: [{ value: '12 卷' }, { value: '24 卷', surchargeYuan: 32 }, { value: '30 卷', surchargeYuan: 45 }],
      },
    ],
    parameters: [
      ['材质', '竹'],
      ['适用人群', '通用'],
      ['层数', '四层'],
      ['单卷克重', '140 克'],
      ['荧光', '不添加'],
      ['湿水强度', '不掉渣'],
    ],
    tags: ['送货上门'],
    salesCount: 1460,
    weightGrams: 1800,
    story: [
      ['竹子一年就成材', '竹浆三年轮采，纤维长，做出来的纸韧，四层一卷，抹一把不掉渣。不漂得雪白，略带一点竹色。'],
      ['四层一张就够', '厚度合适，一次撕两三格就行，比三层的省。卷芯细了半毫米，同样的直径里纸多绕了几圈。'],
      ['压箱发，少占地方', '抽成真空砖块，箱子小一半，收到剪开自己鼓起来。放在阴凉干燥的地方，放半年还是软的。'],
    ],
    reviews: [
      { stars: 5, text: '不掉渣，韧，一次两格就够，家里消耗变慢了。' },
      { stars: 5, text: '有点米色不是雪白，闻着没味道，给孩子用放心。', pictures: 1 },
      { stars: 4, text: '箱子压得太紧，有两卷变扁了，用着不影响。' },
      { stars: 4, text: '竹浆比木浆略硬一点点，习惯了还好。', followUp: '三十卷用了三个月。' },
    ],
  },
  {
    slug: 'care-cotton-towel',
    title: '棉生 一次性棉柔巾 加厚 70 克 卷筒 300 张',
    subtitle: '湿了不掉絮，洗脸擦桌都行，替下一条毛巾',
    brand: 'miansheng',
    category: 'carePaper',
    look: { emoji: '1f9fb', rotate: -16, saturation: 0.6, hue: 20, brightness: 1.08, beside: ['1f4a7'] },
    priceYuan: 32,
    options: [
      { name: '纹理', values: [{ value: '平纹' }, { value: '珍珠纹', surchargeYuan: 4 }] },
      { name: '规格', values: [{ value: '1 卷' }, { value: '3 卷', surchargeYuan: 56 }] },
    ],
    soldOut: ['平纹/3 卷'],
    parameters: [
      ['材质', '纯棉'],
      ['适用人群', '通用'],
      ['张数', '300 张'],
      ['单张尺寸', '15 × 20 厘米'],
      ['克重', '70 克每平米'],
      ['荧光', '不添加'],
    ],
    tags: [],
    salesCount: 5620,
    weightGrams: 620,
    story: [
      ['湿水也不烂', '百分之百棉，水刺成布，不加胶。湿了拧干再擦脸，不掉絮、不变形，之后还能拿来擦洗手台。'],
      ['卷筒放着好撕', '三百张一卷，虚线撕口，单手一拽就断。带挂绳，可以挂在镜子边，也可以立在洗手台上。'],
      ['一张顶一条毛巾', '加厚 70 克，一次一张够洗脸。毛巾用久了难洗，这个用完就扔，旅行撕几张带走也方便。'],
    ],
    reviews: [
      { stars: 5, text: '厚，湿了不烂，洗完脸还能擦一遍桌子。', pictures: 1 },
      { stars: 4, text: '珍珠纹摩擦感更强，平纹更软，各有各的好。' },
      { stars: 5, text: '一卷用了快半年，囤三卷正合适。' },
      {
        stars: 3,
        text: '虚线有时候撕不齐，要两只手扯一下。',
        reply: '谢谢您告诉我们，九月后的批次加深了压线，会好撕很多。',
      },
    ],
    questions: [['可以冲马桶吗？', '不可以，棉巾不会化开，请丢进垃圾桶。']],
  },
] satisfies DemoProduct[];
