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
  {
    slug: 'stationery-card-file-box',
    title: '素舍 桌面票据收纳盒 13 格索引 可提可锁',
    subtitle: '发票、合同、说明书各归一格，找的时候只翻一下标签。',
    brand: 'sushe',
    category: 'stationeryFiling',
    look: { emoji: '1f5c3-fe0f', saturation: 0.5, hue: 320, beside: ['1f9fe'] },
    priceYuan: 79,
    formerYuan: 95,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#b9bdc4' },
          { value: '松绿', swatch: '#4f6b5c' },
          { value: '墨黑', swatch: '#2f3136' },
        ],
      },
    ],
    parameters: [
      ['材质', 'PP'],
      ['用途', '整理'],
      ['分格', '13 格'],
      ['容量', '约 600 张 A4'],
      ['尺寸', '33×12×25 厘米'],
      ['锁', '三位密码'],
      ['随附', '标签纸 26 张'],
    ],
    tags: [],
    salesCount: 1150,
    weightGrams: 980,
    story: [
      [
        '十三格，按自己的日子分',
        '房、车、医、学、电器，一格一个标签。标签纸可以反复写，搬家换工作都改得动，不用重买。',
      ],
      ['风琴一样拉开', '底部有弹性褶，装满能撑到二十二厘米宽。放桌上不倒，因为底板是整块的。抽一份也不带倒。'],
      ['提走，也锁得住', '顶上有提手，侧面三位密码扣。防得住孩子翻，也方便一把提去办事大厅。下雨天也不怕打湿里面。'],
    ],
    reviews: [
      { stars: 5, text: '家里保修卡终于有地方了，按房间分的格。', pictures: 1 },
      { stars: 3, text: '装满 A4 有点挤，建议每格不超过四十张。' },
      { stars: 5, text: '密码锁不是很硬核，但防小孩足够。' },
      { stars: 4, text: '提着去办过户，所有材料一盒装，窗口小姐姐都说齐。' },
    ],
    questions: [['放 A4 文件夹可以吗？', '内宽 31 厘米，可放不带耳的 A4 单片夹，带快劳夹的放不下。']],
  },
] satisfies DemoProduct[];
