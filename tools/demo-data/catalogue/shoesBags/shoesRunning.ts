import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'buchuan-cushion-running-shoes',
    title: '步川 缓震慢跑鞋 男女同款 透气网面',
    subtitle: '每周跑三次、每次五公里的人，穿它膝盖不累。',
    brand: 'buchuan',
    category: 'shoesRunning',
    look: { emoji: '1f45f', saturation: 0.75, beside: ['1f9e6'] },
    priceYuan: 349,
    vipYuan: 329,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '37' }, { value: '38' }, { value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }],
      },
    ],
    notMade: ['雾蓝/42'],
    soldOut: ['墨黑/37', '云灰/38'],
    parameters: [
      ['适用人群', '男女同款'],
      ['鞋面', '网布'],
      ['单只重量', '238 克（40 码）'],
      ['落差', '8 毫米'],
      ['中底', '超临界发泡'],
      ['大底', '耐磨橡胶'],
      ['适用路面', '公路、塑胶跑道'],
    ],
    tags: ['三十天试穿', '一年质保'],
    salesCount: 5120,
    weightGrams: 680,
    story: [
      [
        '落地软，离地有劲',
        '中底用超临界发泡，前掌厚二十四毫米，后跟三十二毫米。踩下去能感觉到缓冲，蹬地时又会弹回来一点。',
      ],
      [
        '一整片网，脚不闷',
        '鞋面一体织成，脚背处孔大，脚尖处织密。夏天夜跑五公里，袜子只是微潮，不会湿透。鞋舌也透气。',
      ],
      ['六百公里才该换', '大底外侧加了耐磨橡胶，按每周十五公里算能穿九个月。中底侧面印了磨损线，看见它就该换鞋了。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '两百公里了，后跟一点没塌。宽脚也不挤，尺码正常买。',
        followUp: '跑了一个半程马拉松，脚趾没有起泡。',
        pictures: 1,
      },
      { stars: 5, text: '比之前那双轻不少，跑完膝盖没有酸胀感。' },
      { stars: 4, text: '缓震很好，雨天地砖上有点滑，要跑慢一点。' },
      { stars: 5, text: '和爱人买了同款，颜色比图片淡一点，挺耐看。' },
      {
        stars: 3,
        text: '鞋带太滑，跑着跑着就松，自己换了一副。',
        reply: '谢谢您说得具体。新批次已改用扁平防滑鞋带，给您补寄一副，两天内发出。',
      },
    ],
    questions: [
      ['脚背高要买大一码吗？', '脚背高的建议大半码，这款没有半码，可以选大一码再垫薄鞋垫。'],
      ['能用来走路上班吗？', '可以，久站久走也合适，大底在平整路面磨得慢。'],
    ],
  },
  {
    slug: 'buchuan-light-tempo-shoes',
    title: '步川 轻量竞速训练鞋 单只 196 克 回弹中底',
    subtitle: '想把五公里跑进二十五分钟，先换一双轻的。',
    brand: 'buchuan',
    category: 'shoesRunning',
    look: { emoji: '1f45f', saturation: 0.6, hue: 140, rotate: -10, brightness: 1.02 },
    priceYuan: 459,
    options: [
      {
        name: '颜色',
        values: [
          { value: '青绿', swatch: '#6f9c86' },
          { value: '米白', swatch: '#efe9dc' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '38' }, { value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }, { value: '43' }],
      },
    ],
    notMade: ['青绿/38'],
    soldOut: ['米白/43'],
    parameters: [
      ['适用人群', '男女同款'],
      ['鞋面', '网布'],
      ['单只重量', '196 克（40 码）'],
      ['落差', '6 毫米'],
      ['中底', '弹性体发泡加尼龙片'],
      ['大底', '薄橡胶'],
      ['适用路面', '公路、塑胶跑道'],
    ],
    tags: ['三十天试穿'],
    salesCount: 812,
    weightGrams: 560,
    story: [
      ['轻到忘了穿着鞋', '单只一百九十六克，鞋舌薄成一层，鞋跟杯做硬。节奏跑时步子会不自觉快起来，脚踝仍然稳。'],
      ['一片尼龙，推着走', '前掌夹一片弧形尼龙片，没有碳板那么硬，训练日穿也不累小腿。适合每公里五分半以内的配速。'],
      ['日常别穿它逛街', '大底薄，是为了跑而做的。平时走路请换慢跑鞋，轮着穿两双，中底能休息回弹，寿命更长。'],
    ],
    reviews: [
      { stars: 5, text: '间歇跑换上它，一公里快了八秒，脚感很直接。' },
      { stars: 4, text: '轻是真轻，前掌偏窄，脚宽的要大一码。', pictures: 1 },
      { stars: 5, text: '颜色清爽，操场上有好几个人来问。' },
      { stars: 4, text: '鞋底薄，碎石路有点硌脚，塑胶跑道正合适。' },
    ],
  },
] satisfies DemoProduct[];
