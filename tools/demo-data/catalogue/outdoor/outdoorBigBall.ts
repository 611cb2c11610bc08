import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-basketball',
    title: '回声 吸湿 PU 篮球 深沟纹 室内外通用 送气针',
    subtitle: '手出汗也抓得住，水泥地打一个夏天颗粒还在。',
    brand: 'huisheng',
    category: 'outdoorBigBall',
    look: { emoji: '1f3c0', saturation: 0.72, beside: ['1f45f'] },
    priceYuan: 129,
    vipYuan: 119,
    options: [
      {
        name: '规格',
        values: [
          { value: '5 号 青少年' },
          { value: '6 号 女子', surchargeYuan: 10 },
          { value: '7 号 标准', surchargeYuan: 20 },
        ],
      },
    ],
    parameters: [
      ['适用场地', '室内外'],
      ['适用人群', '进阶'],
      ['面料', '吸湿 PU'],
      ['内胆', '丁基橡胶，缠纱'],
      ['周长', '75–76 厘米（7 号）'],
      ['重量', '600–620 克（7 号）'],
      ['随附', '气针、网兜'],
    ],
    tags: ['漏气包换一年'],
    salesCount: 11800,
    weightGrams: 720,
    story: [
      [
        '沟深一毫米，指尖就知道',
        '沟纹比常见的深一毫米，控球、翻腕时手指有落点。出手旋转更稳，不用低头找球缝，投篮更有数。',
      ],
      ['越打，越跟手', '表层 PU 会吸掉手汗，打十分钟后反而更黏手。脏了用半湿毛巾擦，不要泡水，阴干就好了。'],
      ['弹得齐，气守得久', '内胆外缠了一千八百米尼龙纱，各个方向弹起一样高。打足一次，两三周不用补气，省得总找气筒。'],
    ],
    reviews: [
      { stars: 5, text: '室外水泥场打了三个月，颗粒磨掉一点，手感还在。', pictures: 1 },
      { stars: 5, text: '到手打满气，弹性很匀，送的网兜也结实。' },
      { stars: 4, text: '刚到有股胶味，晾两天散了。抓手比旧球好。' },
      { stars: 5, text: '给初一的儿子买 7 号，他说比学校的球软。' },
      {
        stars: 3,
        text: '灰多的场地打一会儿就变滑，要经常擦。',
        reply: '感谢反馈，吸湿面遇灰确实会打滑，建议打前擦一遍；纯室外多灰场地可以看看我们的橡胶款。',
      },
    ],
    questions: [['收到时有气吗？', '为了运输只充六成气，附气针，充到从肩高落下弹至腰部即可。']],
  },
  {
    slug: 'outdoor-soccer-ball',
    title: '回声 热粘合训练足球 无缝拼接 雨天不吸水',
    subtitle: '三十二片热压在一起，脚感软、飞得直，草地人造草都能踢。',
    brand: 'huisheng',
    category: 'outdoorBigBall',
    look: { emoji: '26bd', saturation: 0.55, rotate: 10 },
    priceYuan: 89,
    options: [
      {
        name: '规格',
        values: [
          { value: '3 号 幼儿' },
          { value: '4 号 少年', surchargeYuan: 10 },
          { value: '5 号 成人', surchargeYuan: 20 },
        ],
      },
    ],
    parameters: [
      ['适用场地', '室外'],
      ['适用人群', '入门'],
      ['面料', 'TPU 发泡'],
      ['工艺', '热粘合'],
      ['内胆', '乳胶复合'],
      ['重量', '410–430 克（5 号）'],
      ['随附', '气针、网兜'],
    ],
    tags: [],
    salesCount: 2580,
    weightGrams: 520,
    story: [
      ['没有线，就不进水', '三十二片之间用热粘合，没有针眼。雨里踢完一场，称一下只重了几克，脚不发沉，擦擦就干。'],
      [
        '一层泡，卸掉一点力',
        '表皮下有三毫米发泡层，停球不弹脚背。孩子用头顶，也不会皱眉。练颠球的时候，脚面也不会发麻发红。',
      ],
      ['圆，所以飞得直', '出厂逐只滚检，各方向直径相差不到一毫米半。任意球有没有弧线，全看自己的脚上功夫。'],
    ],
    reviews: [
      { stars: 5, text: '周末野球队用的，比原来缝线的好停，也不吃水。' },
      { stars: 5, text: '4 号给九岁的孩子练，重量刚好，停球不疼。', pictures: 1 },
      { stars: 3, text: '水泥地踢了两周，表面磨花了，还是得踢草。' },
    ],
  },
  {
    slug: 'outdoor-volleyball',
    title: '回声 软式排球 5 号 中考训练 发泡皮面',
    subtitle: '垫球小臂不红，重量和弹性照着考试用球做。',
    brand: 'huisheng',
    category: 'outdoorBigBall',
    look: { emoji: '1f3d0', saturation: 0.7, rotate: -8 },
    priceYuan: 75,
    formerYuan: 85,
    options: [
      {
        name: '颜色',
        values: [
          { value: '米白', swatch: '#efe8dc' },
          { value: '雾蓝拼鹅黄', swatch: '#8fa6bf' },
        ],
      },
    ],
    parameters: [
      ['适用场地', '室内外'],
      ['适用人群', '学生'],
      ['面料', '发泡 PU'],
      ['周长', '65–67 厘米'],
      ['重量', '260–280 克'],
      ['气压', '0.3 千克每平方厘米'],
      ['随附', '气针、网兜'],
    ],
    tags: ['漏气包换一年'],
    salesCount: 768,
    weightGrams: 380,
    story: [
      ['垫一百个，手臂不红', '皮面下垫了厚发泡层，触球是软的。每天练一百个，第二天还愿意接着练。这样才练得出手感来。'],
      ['和考场上的差不多', '周长、重量、气压都取考试用球的中间值。平时垫得准，换了球也不会手忙脚乱。考前多一分底气。'],
      ['表面有细纹，不打滑', '满布浅坑纹，出汗的手也托得稳。脏了拿湿布擦，晾干再收进网兜。换到室内场地，也一样好托。'],
    ],
    reviews: [
      { stars: 5, text: '女儿中考选的排球，练了一个月从十几个到四十个。' },
      { stars: 5, text: '软，垫着不疼，弹性和学校的差不多。', followUp: '考完了，三十秒满分，球还好好的。' },
      { stars: 4, text: '送的打气针细，打气筒要自己准备。', pictures: 1 },
    ],
    questions: [['气打到多少合适？', '手指按下去陷一厘米左右，或气压 0.3，太足会弹手。']],
  },
] satisfies DemoProduct[];
