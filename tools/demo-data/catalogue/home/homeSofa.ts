import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'shanyu-two-seat-sofa',
    title: '山隅 双人布艺沙发 可拆洗 配落地灯',
    subtitle: '坐深 58 厘米，窝着看电影也够，布套整套能拆。',
    brand: 'shanyu',
    category: 'homeSofa',
    look: { emoji: '1f6cb-fe0f', saturation: 0.6, beside: ['1fab4'] },
    priceYuan: 2499,
    vipYuan: 2399,
    formerYuan: 2699,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '燕麦', swatch: '#d8cbb4' },
          { value: '云灰', swatch: '#b9bdc3' },
        ],
      },
      { name: '规格', values: [{ value: '双人位' }, { value: '三人位', surchargeYuan: 900 }] },
    ],
    notMade: ['雾蓝/三人位'],
    soldOut: ['云灰/双人位'],
    parameters: [
      ['材质', '棉麻'],
      ['空间', '客厅'],
      ['尺寸', '双人位 168 × 88 × 80 厘米'],
      ['坐深', '58 厘米'],
      ['框架', '落叶松加多层板'],
      ['填充', '高弹海绵加羽绒'],
      ['随附', '落地灯一盏'],
      ['安装', '免费上门安装'],
    ],
    tags: ['免费安装', '三年质保'],
    salesCount: 88,
    weightGrams: 46000,
    story: [
      ['坐得深，起得来', '坐深五十八厘米，盘腿也放得下。座包是高弹海绵外裹一层羽绒，坐下有回弹，老人起身不费力。'],
      ['整套布都能洗', '坐包、靠包和扶手套都用拉链固定，三十度轻柔机洗。面料经过防泼处理，洒了茶先吸干，基本不留印。'],
      ['一盏灯，一个角落', '随附落地灯高一米六，灯头可以转向，光从肩膀后面照下来看书刚好。三千开暖光，灯泡可自己换。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '安装师傅很细心，沙发软硬刚好，落地灯居然很好用。',
        followUp: '两个月后拆洗了一次，没有缩水，颜色也没掉。',
        pictures: 3,
      },
      { stars: 4, text: '整体满意，布料容易粘猫毛，粘毛器一滚就好。' },
      { stars: 5, text: '燕麦色和木地板很配，小户型双人位够用了。' },
      {
        stars: 3,
        text: '送货比约定晚了两天，沙发本身没有问题。',
        reply: '让您久等了，干线大雪延误。我们已退您 50 元作为补偿。',
      },
    ],
    questions: [['电梯小能不能送上去？', '包装 170 × 90 × 60 厘米，电梯进不去的话师傅走楼梯，5 层以内不收费。']],
  },
] satisfies DemoProduct[];
