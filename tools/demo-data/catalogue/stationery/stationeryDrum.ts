import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-snare-drum',
    title: '弦外 14 英寸军鼓 桦木腔 送鼓棒哑鼓垫',
    subtitle: '练节奏、进鼓队都够，哑鼓垫一盖，客厅里练不吵。',
    brand: 'xianwai',
    category: 'stationeryDrum',
    look: { emoji: '1f941', saturation: 0.6, hue: 320, beside: ['1f3b5'] },
    priceYuan: 459,
    formerYuan: 529,
    options: [
      {
        name: '颜色',
        values: [
          { value: '砖红', swatch: '#a35a4a' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '原木', swatch: '#c79d6f' },
        ],
      },
    ],
    parameters: [
      ['适用人群', '入门'],
      ['材质', '木'],
      ['尺寸', '14×5.5 英寸'],
      ['鼓腔', '桦木六层'],
      ['响弦', '20 股，可开关'],
      ['鼓皮', '单层磨砂'],
      ['随附', '鼓棒、背带、哑鼓垫、调音钥匙'],
    ],
    tags: ['鼓皮可单买'],
    salesCount: 188,
    weightGrams: 4600,
    story: [
      ['响弦一拨，两种声音', '拨杆朝上，沙沙的军鼓声；朝下，就是一面干净的小鼓。二十股响弦，轻敲也有回应，层次清楚。'],
      ['白天敲鼓，晚上敲垫', '附一片一厘米厚的硅胶哑鼓垫，盖上去声音像敲桌子。练单击双击，家里人能看电视，互不打扰。'],
      ['鼓皮松了自己紧', '一圈八颗螺丝，钥匙对角拧，按说明走三圈就调好。鼓皮是标准 14 英寸，哪里都能买。'],
    ],
    reviews: [
      { stars: 5, text: '孩子进鼓号队，背带好调，声音亮。', pictures: 1 },
      { stars: 3, text: '哑鼓垫盖上还是有一点震动，楼下要看隔音。' },
      { stars: 5, text: '说明书带调鼓的步骤，第一次自己紧鼓皮成功了。' },
    ],
    questions: [['能背着走吗？', '可以，附带斜挎背带，带防滑垫，行进时固定在左侧。']],
  },
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
