import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'gewu-68-keyboard',
    title: '格物 68 键三模机械键盘 热插拔 静音轴',
    subtitle: '打字像雨落在草地上，办公室里也敢用机械。',
    brand: 'gewu',
    category: 'computerKeyboards',
    look: { emoji: '2328-fe0f', saturation: 0.8, rotate: -4, beside: ['1f5b1-fe0f'] },
    priceYuan: 289,
    vipYuan: 269,
    options: [
      {
        name: '颜色',
        values: [
          { value: '云灰', swatch: '#c5c9cf' },
          { value: '燕麦', swatch: '#d9ccb4' },
          { value: '雾蓝', swatch: '#8fa6bd' },
        ],
      },
      { name: '轴体', values: [{ value: '静音轴' }, { value: '线性轴' }, { value: '段落轴' }] },
    ],
    notMade: ['雾蓝/段落轴'],
    parameters: [
      ['型号', 'K68'],
      ['连接方式', '三模'],
      ['配列', '68 键'],
      ['轴座', '五脚热插拔'],
      ['键帽', 'PBT 热升华'],
      ['电池', '4000 毫安时，关灯约 200 天'],
      ['重量', '720 克'],
      ['随附', '拔键器、拔轴器、USB-C 线'],
    ],
    tags: ['两年质保'],
    salesCount: 2470,
    weightGrams: 720,
    story: [
      [
        '静，但不是没手感',
        '静音轴在触底处垫了一层硅胶，敲下去是闷闷的一声。开会时边听边记，对面听不见。按久了手也不累。',
      ],
      ['三台设备一键换', '蓝牙、2.4G、有线都有。Fn 加数字切换，电脑上打完一句，手机上接着回。电量在指示灯上看。'],
      ['轴体可以自己换', '五脚热插拔轴座，不用焊。想换手感，买一盒轴，一个晚上就能换一副新的脾气。盒里附了工具。'],
    ],
    reviews: [
      { stars: 5, text: '工位上用，旁边同事没再说我吵了。键帽不打油。', pictures: 2 },
      { stars: 5, text: '三模切换快，电脑平板来回打字很顺。' },
      { stars: 4, text: '没有独立的 F 区，习惯了两天。静音轴很满意。' },
      {
        stars: 3,
        text: '空格键有一点点钢丝声，要求高的会在意。',
        reply: '谢谢您仔细。我们可以寄一小管润滑脂和教程，或为您换一套卫星轴。',
      },
    ],
    questions: [['68 键有方向键吗？', '有独立方向键，F1 到 F12 用 Fn 组合。']],
  },
  {
    slug: 'suoyin-87-keyboard',
    title: '索引 87 键有线机械键盘 茶轴 可拆线',
    subtitle: '方向键和功能区都在，做表格的人用着顺手。',
    brand: 'suoyin',
    category: 'computerKeyboards',
    look: { emoji: '2328-fe0f', saturation: 0.5, brightness: 0.62, rotate: 5, beside: ['1f9ee'] },
    priceYuan: 199,
    formerYuan: 229,
    options: [
      {
        name: '颜色',
        values: [
          { value: '墨黑', swatch: '#33363b' },
          { value: '云灰', swatch: '#c5c9cf' },
        ],
      },
    ],
    parameters: [
      ['型号', 'X87'],
      ['连接方式', '有线'],
      ['配列', '87 键'],
      ['轴体', '茶轴'],
      ['键帽', 'PBT 二色'],
      ['线', 'USB-C 可拆，1.8 米'],
      ['回报率', '1000 赫兹'],
      ['重量', '890 克'],
    ],
    tags: ['两年质保'],
    salesCount: 1560,
    weightGrams: 890,
    story: [
      ['该有的键都在', '留下方向键、翻页和功能区，只去掉数字小键盘。鼠标离手近了十厘米。长时间用，右肩会轻松一些。'],
      ['字符磨不掉的键帽', '二色成型的键帽，字是另一块料压进去的，不是印的。用五年字还在。表面是细磨砂，不容易打油。'],
      ['沉一点，不乱跑', '钢板加厚到 1.5 毫米，底部四个胶垫，两段脚撑。连按回车也不挪位。线从中间出，左右都好走。'],
    ],
    reviews: [
      { stars: 5, text: '做会计的，敲一天手不累，键位全。' },
      { stars: 4, text: '茶轴声音适中，独立办公室用没问题。' },
      { stars: 5, text: '可拆线好评，搬工位不用解扎带。', pictures: 1 },
    ],
    questions: [['支持热插拔换轴吗？', '这一款为焊接轴，想换轴请看 K68。']],
  },
] satisfies DemoProduct[];
