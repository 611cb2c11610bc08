import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'outdoor-boxing-gloves',
    title: '野集 拳击训练手套 三层缓冲 透气掌心 一副',
    subtitle: '打沙袋手腕不晃，掌心网眼散热，戴上绑带就能开练。',
    brand: 'yeji',
    category: 'outdoorTraining',
    look: { emoji: '1f94a', saturation: 0.6, rotate: -10 },
    priceYuan: 139,
    vipYuan: 129,
    options: [
      {
        name: '颜色',
        values: [
          { value: '砖红', swatch: '#a35a4a' },
          { value: '墨黑', swatch: '#2f3136' },
          { value: '米白', swatch: '#efe8dc' },
        ],
      },
      { name: '重量', values: [{ value: '8 盎司' }, { value: '10 盎司' }, { value: '12 盎司', surchargeYuan: 10 }] },
    ],
    parameters: [
      ['用途', '健身'],
      ['适用人群', '成人'],
      ['面料', '超纤皮'],
      ['缓冲', '三层发泡'],
      ['腕部', '加长魔术贴 9 厘米'],
      ['掌心', '网眼透气'],
      ['随附', '绑手带 3 米一对、网袋'],
    ],
    tags: ['送绑手带'],
    salesCount: 890,
    weightGrams: 720,
    story: [
      ['三层，把力散开', '外层韧、中层弹、里层软，打实了拳面也不发麻。一节课五百拳，第二天拿筷子手也不抖。'],
      [
        '手腕缠住，才敢发力',
        '魔术贴加长到九厘米，绕一圈半。腕部有两片硬衬，直拳出去手不折。新手也能放开打，动作不走样。',
      ],
      ['打完，晾得干', '掌心和拇指内侧开了网眼，不闷。练完敞开口挂在网袋里，第二天没有味道。网袋也能挂在背包外面。'],
    ],
    reviews: [
      { stars: 5, text: '跟着课程打了两个月，缝线没开，手腕稳很多。' },
      { stars: 4, text: '女生手小，8 盎司缠上绑带刚好，不缠会晃。', pictures: 1 },
      { stars: 5, text: '砖红比大红耐看，皮面擦一擦就干净。' },
      {
        stars: 3,
        text: '刚拆有皮革味，放阳台吹了三天。',
        reply: '抱歉，超纤皮新品会有气味，通风几天即散；若仍介意，七天内可无理由退回。',
      },
    ],
    questions: [['60 公斤打沙袋选几盎司？', '10 盎司合适，想护手多一些可以选 12 盎司。']],
  },
] satisfies DemoProduct[];
