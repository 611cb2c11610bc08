import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'jiuguang-retro-telephone',
    title: '旧光 复古按键座机 大按键 铃声可调',
    subtitle: '来电是真铃铛的声音，老人按键一按一个准。',
    brand: 'jiuguang',
    category: 'computerPhones',
    look: { emoji: '260e-fe0f', saturation: 0.6, beside: ['1f4d4'] },
    priceYuan: 159,
    vipYuan: 149,
    formerYuan: 179,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7c3d44' },
          { value: '墨绿', swatch: '#4c6355' },
          { value: '米白', swatch: '#efe9dd' },
        ],
      },
    ],
    soldOut: ['墨绿'],
    parameters: [
      ['型号', 'T1'],
      ['用途', '通话'],
      ['适用场所', '居家'],
      ['铃声', '机械铃，三档'],
      ['按键', '18 毫米大按键'],
      ['供电', '电话线供电'],
      ['线长', '听筒卷线 2.5 米'],
      ['尺寸', '21 × 18 × 13 厘米'],
    ],
    tags: ['两年质保'],
    salesCount: 1380,
    weightGrams: 820,
    story: [
      ['真的有一只铃', '里面是一对小铜铃，三档音量可调，拨到底是静音。响起来像外婆家的下午。夜里调小，不会惊醒人。'],
      ['按键大，字也大', '键帽 18 毫米，数字凸起，戴着手套也按得准。一键拨号可存三个亲人。听筒音量也可以单独调。'],
      [
        '停电也打得通',
        '由电话线供电，不插插座。搬家时拔下来，接上就能用。用光猫接的家庭，停电时请给光猫留一份备用电。',
      ],
    ],
    reviews: [
      { stars: 5, text: '外婆家换的，她说终于听得见电话响了。' },
      { stars: 5, text: '酒红色摆在玄关很好看，客人都要拿起来听听。', pictures: 2 },
      { stars: 4, text: '铃声开大档很响，先调小再接。酒红色比图上还好看。' },
    ],
    questions: [['光猫能接吗？', '光猫上有电话口（标 TEL 或 POTS）并已开通语音即可。']],
  },
] satisfies DemoProduct[];
