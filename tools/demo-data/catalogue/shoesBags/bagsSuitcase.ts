import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'yuanxing-20-carryon',
    title: '远行 20 英寸登机箱 静音万向轮 TSA 锁',
    subtitle: '三天两夜一只箱，半夜拖过小区也不吵人。',
    brand: 'yuanxing',
    category: 'bagsSuitcase',
    look: { emoji: '1f9f3', saturation: 0.6, beside: ['2708-fe0f'] },
    priceYuan: 349,
    options: [
      {
        name: '颜色',
        values: [
          { value: '石墨灰', swatch: '#5a5e65' },
          { value: '海蓝', swatch: '#4d6f98' },
          { value: '米白', swatch: '#efe9dc' },
        ],
      },
      { name: '规格', values: [{ value: '20 英寸' }, { value: '24 英寸', surchargeYuan: 110 }] },
    ],
    notMade: ['米白/24 英寸'],
    soldOut: ['石墨灰/24 英寸'],
    parameters: [
      ['材质', '聚碳酸酯'],
      ['适用场景', '出差'],
      ['容量', '36 升'],
      ['尺寸', '55 × 37 × 22 厘米'],
      ['净重', '2.9 千克'],
      ['轮', '双排静音万向轮'],
      ['锁', 'TSA 海关锁'],
    ],
    tags: ['五年质保', '轮子免费更换'],
    salesCount: 9620,
    weightGrams: 2900,
    story: [
      ['夜里推过，也不吵人', '双排静音轮，轴承外包一圈软胶。在石板路上测到五十八分贝，比常见的箱子低十分贝左右。'],
      [
        '磕一下，自己弹回来',
        '外壳是纯聚碳酸酯，受压凹下去能回弹，不会像硬塑料那样裂。四角加厚一毫米，托运摔过也只留痕。',
      ],
      ['三天两夜装得下', '一侧是网隔，一侧是压缩带，衣服按天卷好放进去。随附脏衣袋和一只小拉链袋，扣在内壁上。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '用了一年，去过十几个地方，轮子还是很顺，换过一次免费寄来的。',
        followUp: '前天又托运了一次，边角一点小划痕。',
        pictures: 2,
      },
      { stars: 5, text: '真的安静，半夜到家拖着也没有声音。' },
      { stars: 4, text: '拉杆调档有点紧，要用点力气按。' },
      { stars: 5, text: '20 英寸登机没问题，装了四天衣服。' },
      {
        stars: 3,
        text: '内里的拉链头容易刮手，希望换圆头。',
        reply: '谢谢您说得具体，新批次已换成圆头拉头，您这只可以免费寄一套来换。',
      },
    ],
    questions: [
      ['锁的密码忘了怎么办？', '把锁旁小孔的钥匙插入海关锁可以打开，再按说明书第 6 页重设密码。'],
      ['托运会不会压坏？', '聚碳酸酯能回弹，正常托运没问题。若壳体裂了，五年内免费换壳。'],
    ],
  },
  {
    slug: 'yuanxing-26-trunk',
    title: '远行 26 英寸铝框行李箱 托运 72 升',
    subtitle: '一个星期的行李，打开是两半，找东西不用翻。',
    brand: 'yuanxing',
    category: 'bagsSuitcase',
    look: { emoji: '1f9f3', saturation: 0.45, hue: 130, rotate: -3, brightness: 1.04 },
    priceYuan: 599,
    vipYuan: 559,
    formerYuan: 689,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7a3f45' },
          { value: '云灰', swatch: '#b9bdc3' },
          { value: '墨绿', swatch: '#46594f' },
        ],
      },
    ],
    soldOut: ['墨绿'],
    parameters: [
      ['材质', '铝框'],
      ['适用场景', '旅行'],
      ['容量', '72 升'],
      ['尺寸', '66 × 45 × 28 厘米'],
      ['净重', '4.6 千克'],
      ['锁', '双 TSA 扣锁'],
      ['轮', '静音万向轮，可拆'],
    ],
    tags: ['五年质保'],
    salesCount: 347,
    weightGrams: 4600,
    story: [
      ['两半摊开，一目了然', '铝框没有拉链，按两个扣就打开，酒店地上摊平，两边各装一半，找衣服不用把全部掏出来。'],
      ['压得住，也站得住', '铝镁框加聚碳酸酯面，满载二十五公斤测过跌落。关上时按扣有明确的一声，不怕没扣紧。'],
      ['轮子坏了自己换', '万向轮用四颗螺丝固定，随附一把小扳手和一只备用轮。五年里框架变形、锁坏都免费修。'],
    ],
    reviews: [
      { stars: 5, text: '铝框确实稳，托运三次没散，比拉链箱子有安全感。', pictures: 1 },
      { stars: 4, text: '空箱有点重，不过装得多，也算能接受。' },
      { stars: 5, text: '扣锁很脆，一按就关上，老人用也没问题。' },
    ],
    questions: [['铝框会不会漏水？', '框口有一圈密封胶条，托运遇小雨不会进水，泡水不行。']],
  },
] satisfies DemoProduct[];
