import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yunmian-ballet-practice',
    title: '云眠 软底舞蹈练功鞋 全棉内里 弹力绑带',
    subtitle: '大人学舞、孩子上课都能穿，脚背贴得住。',
    brand: 'yunmian',
    category: 'shoesDance',
    look: { emoji: '1fa70', saturation: 0.45, hue: 28, brightness: 1.06 },
    priceYuan: 69,
    options: [
      {
        name: '颜色',
        values: [
          { value: '肉粉', swatch: '#e2c0b4' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '米白', swatch: '#efe9dc' },
        ],
      },
      { name: '尺码', values: [{ value: '32' }, { value: '34' }, { value: '36' }, { value: '38' }, { value: '40' }] },
    ],
    soldOut: ['米白/32'],
    parameters: [
      ['适用人群', '女'],
      ['鞋面', '帆布'],
      ['鞋底', '两片式牛二层皮'],
      ['内里', '全棉'],
      ['绑带', '弹力交叉，已缝好'],
      ['单只重量', '62 克'],
      ['洗涤', '手洗阴干'],
    ],
    tags: ['尺码不合免费换'],
    salesCount: 377,
    weightGrams: 180,
    story: [
      ['脚背绷得直，没有褶', '鞋面是弹力帆布，绷脚时没有褶皱。交叉绑带出厂就缝好，不用自己量位置，上课拿起来就穿。'],
      ['两片底，脚心能弯', '前掌后跟各一片牛二层皮，脚心留空，立脚尖时能看清足弓。木地板上摩擦适中，不会打滑。'],
      ['练完让它透口气', '全棉内里吸汗，洗后阴干一晚。建议按平时鞋码选，脚宽的大一码，刚买来略紧，穿两次就贴合。'],
    ],
    reviews: [
      { stars: 5, text: '给女儿上课用，绑带缝好了省事，老师说底很合适。' },
      { stars: 5, text: '成人芭蕾课穿，贴脚，颜色是很淡的肉粉。', pictures: 1 },
      { stars: 4, text: '脚宽的话前掌稍紧，换大一码就好了。' },
    ],
    questions: [['绑带能自己调吗？', '绑带有弹力，出厂已缝好。想更紧可以把内侧一头拆开往里缝半厘米。']],
  },
] satisfies DemoProduct[];
