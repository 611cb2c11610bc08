import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'lianxi-pocket-hotspot',
    title: '连溪 随身无线网盒 4G 全网通 带电量屏',
    subtitle: '出差、露营、临时办公，一个小盒子大家都有网。',
    brand: 'lianxi',
    category: 'computerNetwork',
    look: { emoji: '1f4df', saturation: 0.55, hue: 300, rotate: -3, beside: ['1f9f3'] },
    priceYuan: 189,
    vipYuan: 175,
    formerYuan: 219,
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
      ['型号', 'HS4'],
      ['接口', 'USB-C'],
      ['用途', '组网'],
      ['网络', '4G 全网通'],
      ['连接数', '10 台'],
      ['电池', '3000 毫安时，约 10 小时'],
      ['卡槽', '自备 Nano SIM'],
      ['重量', '98 克'],
    ],
    tags: ['一年质保'],
    salesCount: 2040,
    weightGrams: 98,
    story: [
      ['流量卡自己来选', '不绑套餐，插自己的流量卡。换卡不用重启，屏幕上看得到用了多少。三家运营商的卡都认。'],
      ['屏幕写得明白', '信号、电量、已连几台，一眼看到。密码按两下键显示，不用翻手机找。屏幕平时熄着，按一下才亮。'],
      ['十个小时的一天', '3000 毫安时，连三台设备约用十小时。插着电源时自动绕过电池，放在车里长开也放心。'],
    ],
    reviews: [
      { stars: 5, text: '不绑卡这点好，插办公副卡就能用，出差开会稳。' },
      { stars: 4, text: '地下室信号弱时会掉，换窗边就好，是卡的问题。' },
      { stars: 5, text: '露营五个人连着看球，撑了一晚上。', pictures: 1 },
      {
        stars: 3,
        text: '说明书字太小，找了半天默认密码在哪。',
        reply: '抱歉让您费神。按两下电源键屏幕会显示密码，新版说明书已放大字号。',
      },
    ],
  },
] satisfies DemoProduct[];
