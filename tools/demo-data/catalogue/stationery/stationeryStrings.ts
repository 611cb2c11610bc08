import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-electric-guitar',
    title: '弦外 电吉他 单单双拾音器 枫木琴颈 入门套装',
    subtitle: '插上耳机就能练，不吵邻居，弦距出厂调低，手指少疼几天。',
    brand: 'xianwai',
    category: 'stationeryStrings',
    look: { emoji: '1f3b8', saturation: 0.66, rotate: 4, beside: ['1f3a7', '1f3b5'] },
    priceYuan: 1199,
    vipYuan: 1129,
    formerYuan: 1399,
    options: [
      {
        name: '颜色',
        values: [
          { value: '砖红', swatch: '#a35a4a' },
          { value: '米白', swatch: '#efe8dc' },
          { value: '雾蓝', swatch: '#8fa6bf' },
        ],
      },
      {
        name: '套装',
        values: [
          { value: '单琴' },
          { value: '含 15 瓦音箱', surchargeYuan: 360 },
          { value: '含耳机放大器', surchargeYuan: 180 },
        ],
      },
    ],
    notMade: ['雾蓝/含耳机放大器'],
    soldOut: ['米白/含 15 瓦音箱'],
    parameters: [
      ['适用人群', '入门'],
      ['材质', '木'],
      ['琴身', '椴木'],
      ['琴颈', '枫木，22 品'],
      ['弦长', '648 毫米'],
      ['拾音器', '单、单、双'],
      ['弦距', '12 品 2.0 毫米'],
      ['随附', '琴包、背带、拨片、连接线'],
    ],
    tags: ['三年质保', '免费调校一次'],
    salesCount: 1560,
    weightGrams: 6200,
    story: [
      ['弦距低，按得下去', '出厂由琴师逐把调到十二品两毫米，食指横按不那么难。前两周手疼少一些，就容易坚持。'],
      [
        '单单双，够弹好几种',
        '前两个单线圈清亮，后面双线圈压得住失真。弹流行、布鲁斯、摇滚，拨一下开关就行，不用换琴。',
      ],
      ['夜里也可以练', '选耳机放大器的套装，一个小盒子插在琴上，只有自己听见。十二点以后也不必停，家人照睡。'],
    ],
    reviews: [
      { stars: 5, text: '零基础，跟视频学了一个月，会弹两首。手感比朋友那把好按。', pictures: 2 },
      { stars: 5, text: '品丝打磨圆，不刮手。背带钉牢。' },
      { stars: 4, text: '原装弦一般，一个月换了一套，声音亮多了。' },
      {
        stars: 3,
        text: '到手音准跑了半个音，自己用调音器调好了。',
        reply: '抱歉，运输温差会让弦松。首次免费调校可寄回或到合作琴行，也欢迎视频连线教您调。',
      },
      { stars: 5, text: '耳机放大器太适合合租的人了，室友不知道我在弹。', followUp: '三个月后品没有打手，琴颈很直。' },
    ],
    questions: [
      ['初学选电吉他还是木吉他？', '电吉他弦细好按，想弹唱可先木琴；喜欢乐队声音就直接电琴。'],
      ['左手琴有吗？', '这款暂时没有左手版，左手用户可以反弦使用，但旋钮位置会碍手。'],
    ],
  },
  {
    slug: 'stationery-violin',
    title: '弦外 手工小提琴 云杉面板 哑光漆 带琴盒',
    subtitle: '面板云杉，声音偏暖，儿童到成人四种尺寸，附肩托和松香。',
    brand: 'xianwai',
    category: 'stationeryStrings',
    look: { emoji: '1f3bb', saturation: 0.65, rotate: -3, beside: ['1f3bc'] },
    priceYuan: 680,
    vipYuan: 639,
    options: [
      {
        name: '尺寸',
        values: [{ value: '1/4' }, { value: '1/2' }, { value: '3/4' }, { value: '4/4', surchargeYuan: 60 }],
      },
    ],
    soldOut: ['1/4'],
    parameters: [
      ['适用人群', '学生'],
      ['材质', '木'],
      ['面板', '云杉，自然风干'],
      ['背板', '枫木'],
      ['指板', '染色枫木'],
      ['弓', '巴西木，马尾毛'],
      ['随附', '琴盒、肩托、松香、备用弦'],
    ],
    tags: ['七天可换尺寸'],
    salesCount: 1260,
    weightGrams: 2800,
    story: [
      ['云杉的，声音往外走', '面板用风干三年的云杉，音板薄厚由手工刨出。高音不尖，低音有木头的嗡鸣，拉久了会更开。'],
      ['尺寸跟着手臂走', '不确定尺寸先量手臂，客服按身高推荐；七天内不合适免费换另一尺寸，只付运费，客服也会算。'],
      ['打开盒子，能上课', '琴弓、肩托、松香、备用弦一次配齐，琴盒背带加宽。调音时先松一点再紧，弦更耐用，音也稳。'],
    ],
    reviews: [
      { stars: 5, text: '老师试了说声音不错，同价位里算厚的。孩子用 1/2。' },
      { stars: 5, text: '琴盒很轻，孩子自己背着去上课，背得动。', pictures: 1 },
      { stars: 4, text: '琴轴冬天容易松，擦了点轴膏就好。' },
      {
        stars: 3,
        text: '收到时配的松香碎成几块，琴盒的角也磕了。',
        reply: '抱歉，运输挤压了。松香已为您补寄一块，琴身若有损伤请拍照，我们直接换新。',
      },
    ],
    questions: [['身高 128 用多大？', '通常用 1/2，再量手臂伸直到掌心约 52 厘米就合适。']],
  },
] satisfies DemoProduct[];
