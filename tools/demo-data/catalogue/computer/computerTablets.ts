import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'qinglan-tablet-10',
    title: '青岚 10.4 英寸平板电脑 类纸屏 含手写笔',
    subtitle: '看书做笔记不晃眼，一块板子带去上课就够。',
    brand: 'qinglan',
    category: 'computerTablets',
    look: { emoji: 'drawn-tablet', saturation: 0.85, beside: ['1f4d4', '2615'] },
    priceYuan: 1299,
    vipYuan: 1199,
    options: [
      {
        name: '颜色',
        values: [
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '银灰', swatch: '#b9bcc0' },
        ],
      },
      {
        name: '配置',
        values: [{ value: '6G+128G' }, { value: '8G+256G', surchargeYuan: 300 }],
      },
    ],
    parameters: [
      ['型号', 'T10'],
      ['屏幕尺寸', '10.4 英寸'],
      ['用途', '学习'],
      ['分辨率', '2000 × 1200，类纸磨砂'],
      ['扬声器', '四个，左右各二'],
      ['电池', '28 瓦时，连着看视频约 10 小时'],
      ['充电', 'USB-C，18 瓦，约 2.5 小时充满'],
      ['手写笔', '随机附一支，4096 级压感，可充电'],
      ['重量', '460 克'],
    ],
    tags: ['两年质保', '分期免息'],
    salesCount: 536,
    weightGrams: 460,
    story: [
      [
        '屏幕像一张纸',
        '玻璃表面做了磨砂，台灯照着也看得清，写字有一点点沙沙的阻力。指纹不明显，软布一擦就干净。亮度会跟着房间变。',
      ],
      [
        '边看书边记',
        '左边开教材，右边写笔记，两边各占一半。笔贴在侧面就吸住充电，写一小时充五分钟。笔记可以存成图片。',
      ],
      ['四百六十克', '横着单手拿得住，竖着像一本薄杂志。USB-C 口和手机通用，出门少带一根线。也能插 U 盘看文件。'],
    ],
    reviews: [
      { stars: 5, of: ['雾蓝', '8G+256G'], text: '写字有纸的感觉，课上记笔记再也没带过本子。', pictures: 2 },
      { stars: 5, text: '看网课和电子书够用，屏幕不反光，孩子说眼睛没那么酸。' },
      { stars: 4, text: '磨砂屏看视频比亮面的略淡，看书更舒服，看怎么选。' },
      { stars: 4, text: '充电不算快，睡前插上第二天刚好。' },
      {
        stars: 3,
        of: ['6G+128G'],
        text: '同时开好几个应用会重新加载，轻度用可以。',
        reply: '谢谢您如实说明。常常同时开多个应用的，我们建议 8G 的配置；七天内可换，补差价即可。',
      },
    ],
    questions: [
      ['能插电话卡吗？', '不能，这一款只用无线网。'],
      ['手写笔要另外买吗？', '不用，每台附一支，放在盒盖里。'],
    ],
  },
] satisfies DemoProduct[];
