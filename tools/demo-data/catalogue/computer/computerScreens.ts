import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'qinglan-monitor-27-4k',
    title: '青岚 27 英寸 4K 显示器 出厂校色 90W 反向供电',
    subtitle: '一根 USB-C 线，画面、数据、充电都有了。',
    brand: 'qinglan',
    category: 'computerScreens',
    look: { emoji: '1f5a5-fe0f', saturation: 0.55, beside: ['1f5b1-fe0f'] },
    priceYuan: 1899,
    vipYuan: 1799,
    options: [{ name: '支架', values: [{ value: '标准支架' }, { value: '旋转升降支架', surchargeYuan: 120 }] }],
    parameters: [
      ['型号', 'D27'],
      ['屏幕尺寸', '27 英寸'],
      ['用途', '设计'],
      ['分辨率', '3840 × 2160，60 赫兹'],
      ['色域', '98% DCI-P3，ΔE<2'],
      ['亮度', '400 尼特'],
      ['接口', 'USB-C 90 瓦、HDMI × 2、DP、USB-A × 3'],
      ['支架', '升降 13 厘米'],
    ],
    tags: ['无亮点保证', '三年质保'],
    salesCount: 508,
    weightGrams: 5600,
    story: [
      ['桌上只留一根线', 'USB-C 同时送画面和 90 瓦电，键盘鼠标接在显示器背后。电脑回家一插，出门一拔。'],
      ['小字也是清楚的', '163 ppi 的密度，宋体小字的横也不会断。哑光膜细，没有脏脏的颗粒感。看一天文档不累。'],
      [
        '颜色有据可查',
        '出厂逐台校正，报告夹在说明书里。设计稿在三种色彩空间之间用快捷键切换。半年后可以寄回免费复校。',
      ],
    ],
    reviews: [
      { stars: 5, text: '一线连真香，桌面终于没有一团线了。字很细腻。', pictures: 2 },
      { stars: 5, text: '亮点检查过，没有。校色报告编号和机身对得上。' },
      { stars: 4, text: '自带没有音箱，要外接。画质很满意。' },
      { stars: 4, text: '升降支架值得加，底座占地略大，深 24 厘米。' },
    ],
    questions: [['支持壁挂吗？', '支持 100 × 100 毫米 VESA 孔。']],
  },
  {
    slug: 'qinglan-all-in-one-24',
    title: '青岚 24 英寸一体机 16G+512G 含键鼠',
    subtitle: '前台、书房放一台，插一根电源线就能办公。',
    brand: 'qinglan',
    category: 'computerScreens',
    look: { emoji: '1f5a5-fe0f', saturation: 0.5, hue: 60, brightness: 0.95, rotate: -2, beside: ['1f4de'] },
    priceYuan: 3299,
    formerYuan: 3699,
    options: [
      {
        name: '颜色',
        values: [
          { value: '银灰', swatch: '#b9bcc0' },
          { value: '米白', swatch: '#efe9dd' },
        ],
      },
    ],
    parameters: [
      ['型号', 'W24'],
      ['屏幕尺寸', '24 英寸'],
      ['用途', '办公'],
      ['分辨率', '1920 × 1080'],
      ['内存', '16G，可扩至 32G'],
      ['固态硬盘', '512G'],
      ['摄像头', '500 万像素，可按压收起'],
      ['接口', 'USB-C、USB-A × 4、HDMI、网口'],
      ['随附', '无线键鼠'],
    ],
    tags: ['三年上门', '送货上门'],
    salesCount: 76,
    weightGrams: 6200,
    story: [
      [
        '只要一根电源线',
        '主机、音箱、摄像头都在屏幕里。从开箱到开机十分钟，行政同事一个人也能装好。背后还能挂在墙上。',
      ],
      ['摄像头按下去', '不开会时摄像头收进机身，按一下才弹出来。不是软件上的开关，是真的看不见。指示灯亮着就是在用。'],
      ['坏了有人上门修', '三年内硬件故障，全国 280 个城市工程师次日上门。内存和硬盘后盖可开。自己加也可以。'],
    ],
    reviews: [
      { stars: 5, text: '公司前台买了四台，装得快，键鼠手感也还行。' },
      { stars: 4, text: '办公流畅，音箱声音偏薄，开会够用。' },
      { stars: 5, text: '给老妈书房用，线少不绊脚。开机也快，她自己就会弄。', pictures: 1 },
    ],
  },
] satisfies DemoProduct[];
