import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'shanyu-ash-dining-chair',
    title: '山隅 白蜡木餐椅 弧形靠背 承重 150 千克',
    subtitle: '靠背按腰的弧度弯，吃完饭愿意再坐一会儿。',
    brand: 'shanyu',
    category: 'homeSeat',
    look: { emoji: '1fa91', saturation: 0.75, beside: ['1f375'] },
    priceYuan: 419,
    vipYuan: 399,
    formerYuan: 459,
    options: [
      {
        name: '颜色',
        values: [
          { value: '原木色', swatch: '#c9a77c' },
          { value: '胡桃色', swatch: '#6b4a36' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
    ],
    soldOut: ['墨黑'],
    parameters: [
      ['材质', '实木'],
      ['空间', '餐厅'],
      ['木种', '北美白蜡木'],
      ['尺寸', '宽 48 × 深 52 × 高 78 厘米'],
      ['座高', '45 厘米'],
      ['承重', '150 千克'],
      ['工艺', '榫卯，蒸汽弯木'],
      ['表面', '木蜡油，整装免安装'],
    ],
    tags: ['送货上门'],
    salesCount: 644,
    weightGrams: 5600,
    story: [
      ['靠下去，腰有地方放', '靠背用蒸汽把白蜡木弯成十二度弧，坐面挖出浅窝。吃饭时坐得直，饭后往后一靠也不硌背。'],
      ['榫卯咬住，不靠螺丝', '四腿与座框用双肩榫加胶，前后牵脚各一根。出厂前压一百五十公斤往复两万次，不响不晃。'],
      ['木头也要呼吸', '只擦木蜡油，摸得到年轮。洒了汤水及时擦干，一年补一次蜡；脚底配了羊毛毡，地板上拖动没有声音。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '坐着很舒服，一家人吃完饭都不想起来。送货到门口还帮忙搬进屋。',
        followUp: '用了一个月，没有响声，地板也没划痕。',
        pictures: 1,
      },
      { stars: 5, text: '木纹自然，没有油漆味，跟家里的桌子颜色很接近。' },
      { stars: 4, text: '质量好，就是有点沉，拖地要搬动时费劲。' },
      { stars: 4, text: '四把里有一把木纹比较花，能接受，毕竟是实木。' },
      {
        stars: 3,
        text: '说免安装，但脚垫要自己贴，说明书没写。',
        reply: '抱歉让您多费事了。脚垫现在改为出厂前贴好，您这单已补偿 20 积分。',
      },
    ],
    questions: [['坐垫要另外买吗？', '坐面有弧度，不加垫也能坐两小时。喜欢软一点的可以配 42 厘米的方垫。']],
  },
] satisfies DemoProduct[];
