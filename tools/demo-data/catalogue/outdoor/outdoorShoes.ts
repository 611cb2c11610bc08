import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-hiking-boots',
    title: '步川 中帮徒步靴 头层牛反绒 防水膜 橡胶大底',
    subtitle: '脚踝有支撑，碎石路走一天脚底不硌，雨后泥路也踩得稳。',
    brand: 'buchuan',
    category: 'outdoorShoes',
    look: { emoji: '1f97e', saturation: 0.7, beside: ['1f3d4-fe0f', '1f9e6'] },
    priceYuan: 599,
    vipYuan: 559,
    formerYuan: 699,
    options: [
      {
        name: '颜色',
        values: [
          { value: '沙色', swatch: '#c9b08a' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
      {
        name: '尺码',
        values: [{ value: '38' }, { value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }, { value: '43' }],
      },
    ],
    notMade: ['墨黑/38'],
    soldOut: ['沙色/42', '墨黑/41'],
    parameters: [
      ['用途', '徒步'],
      ['防水', '防水'],
      ['鞋面', '头层牛反绒'],
      ['内里', '防水透气膜'],
      ['大底', '橡胶，4 毫米深纹'],
      ['重量', '单只 520 克（42 码）'],
      ['鞋楦', '宽楦'],
    ],
    tags: ['开胶包修一年'],
    salesCount: 2460,
    weightGrams: 1450,
    story: [
      ['崴一下之前，先被扶住', '中帮高过脚踝两指，后跟嵌一片硬杯。下碎石坡时脚不左右晃，膝盖跟着省力，走久了更明显。'],
      [
        '蹚过浅溪，袜子是干的',
        '鞋舌和鞋身缝成一体，内层贴防水膜。水没过鞋头站五分钟不渗，平时也不闷。不必绕路找石头。',
      ],
      ['不磨脚，不用养', '宽楦鞋头，脚趾能张开。反绒皮软，第一天就能走十公里，回来拿刷子刷刷浮土就好，第二天接着走。'],
    ],
    reviews: [
      { stars: 5, text: '平时 42，加厚袜子穿 42 正好。雨崩走了四天，没起泡。', pictures: 2 },
      { stars: 5, text: '防滑很好，青石板湿的也不打滑。' },
      { stars: 4, text: '比网面的热，城里穿会闷，山里正合适。' },
      {
        stars: 5,
        text: '脚宽，试过好几双，终于找到不夹脚的。',
        followUp: '走了两百多公里，大底磨损很少，鞋带换了一副。',
      },
      {
        stars: 2,
        text: '左脚鞋舌缝得偏了一点，走久了压脚背。',
        reply: '对不起，这是做工问题，已为您安排上门换新，往返运费由我们承担。',
      },
    ],
    questions: [
      ['要买大一码吗？', '宽楦设计，穿厚袜按平时运动鞋码就好，脚背高的可大半码。'],
      ['能换底吗？', '可以，寄回后十五个工作日，费用 120 元。'],
    ],
  },
  {
    slug: 'outdoor-trail-running-shoes',
    title: '步川 越野跑鞋 缓震中底 单只 268 克 快干网面',
    subtitle: '泥地有抓力，公路段也不硬，周末跑山一双就够。',
    brand: 'buchuan',
    category: 'outdoorShoes',
    look: { emoji: '1f45f', saturation: 0.55, hue: 260, rotate: -4, beside: ['1f33f'] },
    priceYuan: 429,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc4' },
          { value: '青绿', swatch: '#7f9f8f' },
        ],
      },
      { name: '尺码', values: [{ value: '39' }, { value: '40' }, { value: '41' }, { value: '42' }, { value: '43' }] },
    ],
    parameters: [
      ['用途', '跑步'],
      ['防水', '不防水'],
      ['重量', '单只 268 克（42 码）'],
      ['落差', '6 毫米'],
      ['中底', '超临界发泡'],
      ['大底', '橡胶，5 毫米齿'],
      ['鞋面', '单层快干网'],
    ],
    tags: ['三十天试穿'],
    salesCount: 870,
    weightGrams: 780,
    story: [
      [
        '五毫米的齿，咬得住泥',
        '前掌齿向前、后跟齿向后，上坡蹬得出、下坡刹得住。齿距留宽，走几步泥就甩掉了，不用停下来抠。',
      ],
      ['踩下去软，弹得回', '超临界发泡中底，前后厚度差六毫米。到山脚的那几公里柏油路，也不觉得砸脚，脚后跟也轻松。'],
      [
        '湿了不怕，干得快',
        '鞋面只有一层细网，过水之后跑十分钟就不沉了。脚趾处加了一圈护条，踢石头也不疼，走碎石也安心。',
      ],
    ],
    reviews: [
      { stars: 5, text: '莫干山二十公里，下坡很有信心。鞋带有收纳袋，不会散。' },
      { stars: 4, text: '网面透气，但沙土会进，建议配个防沙套。', pictures: 1 },
      { stars: 5, text: '比我之前那双轻了快一两，脚感也软。' },
      { stars: 4, text: '偏窄，脚宽的买大半码。颜色很耐看。' },
    ],
  },
] satisfies DemoProduct[];
