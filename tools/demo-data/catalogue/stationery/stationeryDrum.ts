import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-djembe',
    title: '弦外 整木掏空非洲鼓 山羊皮 手工绳编 送鼓袋',
    subtitle: '低音沉、边音脆，手掌一拍就有，围坐一圈就能玩起来。',
    brand: 'xianwai',
    category: 'stationeryDrum',
    look: { emoji: '1fa98', saturation: 0.6, rotate: 3, beside: ['1fa87'] },
    priceYuan: 269,
    vipYuan: 252,
    options: [
      {
        name: '尺寸',
        values: [
          { value: '8 英寸' },
          { value: '10 英寸', surchargeYuan: 90 },
          { value: '12 英寸', surchargeYuan: 220 },
        ],
      },
    ],
    soldOut: ['12 英寸'],
    parameters: [
      ['适用人群', '入门'],
      ['材质', '木'],
      ['鼓腔', '整木掏空，桃花心木'],
      ['鼓面', '山羊皮'],
      ['绳', '5 毫米预拉绳'],
      ['高度', '40 厘米（8 英寸）'],
      ['随附', '鼓袋、腰带、入门教程'],
    ],
    tags: ['鼓面一年包换'],
    salesCount: 1320,
    weightGrams: 3200,
    story: [
      ['一截木头掏出来的', '鼓身不拼不接，从整段桃花心木里掏空，外壁手刻一圈浅纹。拍下去低音是圆的，不发闷。'],
      ['三个音，一天学会', '掌心拍中间是低音，手指拍边是中音，指尖甩出去是高音。附视频教程，跟着敲二十分钟。'],
      ['皮面怕潮，不怕用', '山羊皮越敲越润，阴雨天会松，晒晒太阳就紧。绳头留得长，老师傅能再收一次，养得住就好听。'],
    ],
    reviews: [
      { stars: 5, text: '公司团建买了三只，一人一只围着敲，气氛马上有了。' },
      { stars: 5, text: '10 英寸的低音很够，木头有淡淡的香味。', pictures: 2 },
      { stars: 4, text: '皮子刚到有点膻味，通风一周散了。' },
      {
        stars: 3,
        text: '梅雨天鼓面松了，声音发闷，自己不会紧绳。',
        reply: '可用吹风机暖风离三十厘米吹十分钟；若还松，寄回我们免费紧绳一次。',
      },
    ],
    questions: [['孩子几岁能用？', '8 英寸适合五岁以上坐着拍，10 英寸以上成人更合适。']],
  },
] satisfies DemoProduct[];
