import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'lianxi-directional-antenna',
    title: '连溪 定向无线网天线 12 dBi 室外防水',
    subtitle: '把屋里的网送到院子、车库和小店后仓。',
    brand: 'lianxi',
    category: 'computerNetwork',
    look: { emoji: '1f4e1', saturation: 0.5, beside: ['1f4bb'] },
    priceYuan: 218,
    options: [{ name: '线长', values: [{ value: '5 米' }, { value: '10 米', surchargeYuan: 30 }] }],
    parameters: [
      ['型号', 'AN12'],
      ['接口', 'SMA'],
      ['用途', '组网'],
      ['增益', '12 dBi'],
      ['频段', '2.4G 与 5G'],
      ['波束', '约 30 度'],
      ['防护', 'IP65'],
      ['安装', '抱杆或壁装，附件齐全'],
    ],
    tags: ['两年质保'],
    salesCount: 46,
    weightGrams: 1150,
    story: [
      ['朝一个方向使劲', '波束约 30 度，把信号集中到院子那头。空旷处两百米外仍能看视频。楼与楼之间对望也能用。'],
      ['淋雨晒太阳都行', '外壳抗紫外，接头配防水胶泥。北方零下二十度、南方台风季都有人装着。接头一年检查一次就够。'],
      [
        '两个人半小时装好',
        '抱杆卡箍和膨胀螺丝都在盒里，附一张对准角度的纸量角器。一个人扶、一个人拧，不用请师傅，也不用打很多孔。',
      ],
    ],
    reviews: [
      { stars: 5, text: '民宿院子终于有网了，客人不再抱怨。' },
      { stars: 4, text: '装起来不难，对角度花了点功夫，纸量角器挺管用。' },
      { stars: 5, text: '仓库离店一百多米，扫码枪不掉线了。', pictures: 1 },
    ],
    questions: [['要配什么路由器？', '需要带可拆 SMA 天线接口的路由器或网桥。']],
  },
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
