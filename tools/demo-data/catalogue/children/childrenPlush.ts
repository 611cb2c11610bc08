import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'children-teddy-bear',
    title: '小岛 坐姿抱抱熊 刺绣眼睛 可整只机洗',
    subtitle: '手脚填得软、屁股坐得稳，脏了直接进洗衣机，晾干还是圆的。',
    brand: 'xiaodao',
    category: 'childrenPlush',
    look: { emoji: '1f9f8', saturation: 0.66, beside: ['1f381'] },
    priceYuan: 119,
    vipYuan: 109,
    formerYuan: 139,
    options: [
      {
        name: '颜色',
        values: [
          { value: '焦糖', swatch: '#b98a5a' },
          { value: '燕麦', swatch: '#d9cbb2' },
          { value: '云灰', swatch: '#b9bdc4' },
        ],
      },
      {
        name: '尺寸',
        values: [
          { value: '28 厘米' },
          { value: '40 厘米', surchargeYuan: 40 },
          { value: '60 厘米', surchargeYuan: 120 },
        ],
      },
    ],
    notMade: ['云灰/60 厘米'],
    soldOut: ['燕麦/60 厘米'],
    parameters: [
      ['适用年龄', '1–3 岁'],
      ['材质', '毛绒'],
      ['面料', '短绒，毛长 4 毫米'],
      ['填充', 'PP 棉，底部配重粒'],
      ['眼睛', '刺绣，无小零件'],
      ['洗涤', '30 度机洗，入洗衣袋'],
      ['安全类别', 'A 类'],
    ],
    tags: ['可机洗', '刺绣无小零件'],
    salesCount: 12_600,
    weightGrams: 520,
    story: [
      ['坐着，就不会倒', '屁股里缝了一小袋配重粒，放在床头、椅子、窗台都坐得住。孩子说它在等自己回家，晚上靠着枕头。'],
      ['眼睛是一针针绣的', '眼睛、鼻子全部刺绣，没有可以抠下来的塑料件。一岁的孩子咬着睡，也不必担心，绣线收在里面。'],
      ['洗完还是那只熊', '短绒不打结，填充棉分区缝住，不会跑成一团。装进洗衣袋慢洗，晾两天拍一拍就蓬了，不用换新的。'],
    ],
    reviews: [
      { stars: 5, text: '女儿取名叫小焦，走哪带哪，已经洗了四次，还是圆的。', pictures: 2 },
      { stars: 5, text: '毛短，抱了一个月没见掉毛，黑衣服上也干净。' },
      { stars: 4, text: '28 的比想象小，适合手拎，想抱着睡还是买 40。' },
      { stars: 5, text: '送同事家宝宝的，包装是牛皮纸盒，很体面。' },
      {
        stars: 3,
        of: ['60 厘米'],
        text: '快递压得有点扁，拍了两天才鼓起来，刚打开时孩子有点失望。',
        reply: '让小朋友失望了，实在抱歉。以后 60 厘米款改用硬箱发货；可用吹风机冷风吹十分钟，会蓬得更快。',
      },
    ],
    questions: [
      ['可以烘干吗？', '请选低温，40 度以内，最好自然晾干，绒面更顺。'],
      ['60 厘米是站着量还是坐着？', '都是坐着从头顶到脚底的高度。'],
    ],
  },
  {
    slug: 'children-plush-dinosaur',
    title: '星语 长颈恐龙毛绒抱枕 55 厘米 颈部可弯',
    subtitle: '脖子里有一段软骨架，能绕在手臂上，午睡和坐车都能靠。',
    brand: 'xingyu',
    category: 'childrenPlush',
    look: { emoji: '1f995', saturation: 0.55, beside: ['1f33f'] },
    priceYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '青绿', swatch: '#7f9f8f' },
          { value: '雾蓝', swatch: '#8fa6bf' },
          { value: '陶土', swatch: '#b9795a' },
        ],
      },
    ],
    parameters: [
      ['适用年龄', '3–6 岁'],
      ['材质', '毛绒'],
      ['长度', '55 厘米'],
      ['填充', '羽丝棉'],
      ['颈部', '内置软质骨架，可弯折'],
      ['洗涤', '手洗'],
      ['安全类别', 'B 类'],
    ],
    tags: [],
    salesCount: 1760,
    weightGrams: 430,
    story: [
      ['脖子想弯就弯', '颈部缝进一段包胶软骨架，掰成什么样停在什么样。绕在手臂上、搭在枕边，都不会散，也不硌人。'],
      [
        '肚子可以当枕头',
        '身体填羽丝棉，靠下去是慢慢陷的。车上打盹垫在窗边，比卷衣服舒服。抱在怀里也不占手，睡得踏实。',
      ],
      ['四只脚能站稳', '脚底用厚毡垫平，放在书架上自己站着。背上的小刺也是软的，捏着玩很解压。坐车时也不占地方。'],
    ],
    reviews: [
      { stars: 5, text: '高铁上五个小时，孩子枕着它睡了三个小时，值了。' },
      { stars: 5, of: ['青绿'], text: '颜色是灰绿，不荧光，摆房间里也好看。', pictures: 1 },
      { stars: 4, text: '脖子骨架能摸到，硬倒不硬，但最好别让太小的孩子啃那里。' },
    ],
    questions: [['骨架会戳出来吗？', '两端包了圆头硅胶，外面还有一层无纺布，正常弯折不会戳出。']],
  },
] satisfies DemoProduct[];
