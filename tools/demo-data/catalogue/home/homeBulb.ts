import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'manwu-warm-globe-bulb',
    title: '慢物 暖光球形灯 无极调光 显色 97',
    subtitle: '饭菜的颜色照得准，拧一下就从亮到暗。',
    brand: 'manwu',
    category: 'homeBulb',
    look: { emoji: '1f4a1', saturation: 0.7 },
    priceYuan: 85,
    vipYuan: 79,
    formerYuan: 99,
    options: [
      { name: '色温', values: [{ value: '暖光' }, { value: '自然光' }] },
      { name: '灯头', values: [{ value: 'E27' }, { value: 'E14' }] },
    ],
    notMade: ['自然光/E14'],
    parameters: [
      ['色温', '暖光'],
      ['供电', '插电'],
      ['功率', '8 瓦'],
      ['光通量', '806 流明'],
      ['显色指数', 'Ra 97'],
      ['调光', '1%–100% 无极'],
      ['尺寸', '直径 9.5 厘米'],
      ['寿命', '25,000 小时'],
    ],
    tags: ['两年质保'],
    salesCount: 3612,
    weightGrams: 180,
    story: [
      ['番茄是红的，菜是绿的', '显色指数九十七，红色特殊显色也到九十。饭桌上的菜、镜子里的脸，看着和白天窗边差不多。'],
      ['从一盏灯到一点光', '配旋钮调光器可以从百分之百一路降到百分之一，低亮度不闪不跳。不接调光器就当普通灯泡用。'],
      ['乳白球壳，不刺眼', '奶白色玻璃把光揉匀，直视也看不到灯珠。外壳温度不超过五十度，吊灯、壁灯、台灯都能换上。'],
    ],
    reviews: [
      { stars: 5, text: '换上以后饭菜好看多了，果然显色重要。', followUp: '用了三个月，没有闪，也没有变暗。' },
      { stars: 5, text: '餐厅换了三只，低亮度吃火锅氛围很好。', pictures: 1 },
      { stars: 4, text: '灯光很舒服，但要另配调光器，买前没注意。' },
      { stars: 5, text: '奶白色不刺眼，孩子抬头看也没事。' },
      {
        stars: 3,
        text: '我家老式调光开关不兼容，低档会嗡嗡响。',
        reply: '您家是前切可控硅调光，请换后切型号。已把兼容清单发给您，也支持退货。',
      },
    ],
    questions: [
      ['不装调光器能用吗？', '能，直接接普通开关就是全亮，8 瓦相当于 60 瓦白炽灯。'],
      ['可以放在密封灯罩里吗？', '可以，全封闭灯罩里寿命会缩短到 18,000 小时左右。'],
    ],
  },
] satisfies DemoProduct[];
