import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-desk-calendar',
    title: '朝暮 立式台历 2027 年 农历节气 大格可写',
    subtitle: '每天留一格能写十五个字，节气用小字印在角上，不抢地方。',
    brand: 'zhaomu',
    category: 'stationeryCalendar',
    look: { emoji: '1f5d3-fe0f', saturation: 0.55, rotate: -3, beside: ['2615'] },
    priceYuan: 36,
    vipYuan: 33.9,
    options: [
      {
        name: '款式',
        values: [{ value: '素格' }, { value: '节气水墨', surchargeYuan: 6 }, { value: '一周七行', surchargeYuan: 6 }],
      },
    ],
    parameters: [
      ['内页', '月历'],
      ['用途', '计划'],
      ['尺寸', '21×15 厘米'],
      ['张数', '13 张双面'],
      ['纸张', '200 克特种纸'],
      ['底座', '可折叠灰板，40 度'],
      ['随附', '圆点贴 2 张'],
    ],
    tags: ['未拆封可退'],
    salesCount: 1980,
    weightGrams: 340,
    story: [
      ['格子，是拿来写字的', '每格三厘米见方，能写三行。生日、还款、体检，写上去，抬头就看见。做完划掉，心里就清楚。'],
      ['节气在左上角', '农历和二十四节气用六号灰字，不看的时候不碍眼。调休的日子加了下划线，不必再查手机。'],
      ['站得住，翻得顺', '底座是两毫米灰板，后仰四十度，坐着看正好。线圈是双环，翻过去不卡。搬家时折平就能带走。'],
    ],
    reviews: [
      { stars: 5, text: '素格真的素，白底灰字，放办公桌上很安静。', pictures: 1 },
      { stars: 5, text: '每年都买，格子大，排班写得下。' },
      { stars: 4, text: '圆点贴有点小，撕的时候要耐心。' },
      { stars: 4, text: '纸厚实，荧光笔不透。要是带个笔插就更好了。' },
    ],
  },
] satisfies DemoProduct[];
