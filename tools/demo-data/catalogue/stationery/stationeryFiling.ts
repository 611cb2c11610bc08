import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'stationery-wood-clipboard',
    title: '木时 木质写字板夹 低位夹 圆角磨边 可挂墙',
    subtitle: '站着记、坐着画都有底，夹子贴得平，放包里不顶。',
    brand: 'mushi',
    category: 'stationeryFiling',
    look: { emoji: '1f4cb', saturation: 0.6, hue: 350, rotate: -4 },
    priceYuan: 65,
    vipYuan: 61,
    options: [
      {
        name: '木色',
        values: [
          { value: '胡桃', swatch: '#7a5540' },
          { value: '原木', swatch: '#c79d6f' },
        ],
      },
      { name: '尺寸', values: [{ value: 'A5' }, { value: 'A4', surchargeYuan: 14 }] },
    ],
    parameters: [
      ['材质', '木'],
      ['用途', '书写'],
      ['板厚', '4 毫米'],
      ['夹力', '约 60 张'],
      ['表面', '木蜡油'],
      ['挂孔', '有'],
      ['重量', '310 克（A4）'],
    ],
    tags: ['木纹每块不同'],
    salesCount: 415,
    weightGrams: 420,
    story: [
      ['夹子只有八毫米高', '低位夹贴着板面，塞进公文包不顶别的东西。开口处包了软垫，夹纸不留齿印。纸页一直是平的。'],
      ['木头贴着手是温的', '四毫米厚的整张木皮多层板，边缘磨圆，涂木蜡油。冬天盘点库房，手不碰冰铁，越用越顺手。'],
      ['不用时挂起来', '顶端有孔，钉子上一挂就是留言板。咖啡馆拿来夹菜单，也像样。换一张纸，就换一件事，很灵便。'],
    ],
    reviews: [
      { stars: 5, text: '速写用，硬度够，夹子不挡手。胡桃色很深沉。', pictures: 1 },
      { stars: 5, text: '店里买了六块夹菜单，客人问哪里买的。' },
      { stars: 3, text: '表面沾水会有印子，擦干第二天淡了。' },
    ],
  },
] satisfies DemoProduct[];
