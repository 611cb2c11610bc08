import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'manwu-walnut-mantel-clock',
    title: '慢物 胡桃木座钟 扫秒静音机芯',
    subtitle: '放在床头也听不见走针声，木纹每台不同。',
    brand: 'manwu',
    category: 'homeDecorClock',
    look: { emoji: '1f570-fe0f', saturation: 0.7, beside: ['1f4da'] },
    priceYuan: 268,
    options: [
      {
        name: '颜色',
        values: [
          { value: '胡桃木', swatch: '#6b4a36' },
          { value: '樱桃木', swatch: '#9c5f45' },
        ],
      },
    ],
    parameters: [
      ['材质', '实木'],
      ['用途', '装饰'],
      ['尺寸', '宽 21 × 高 18 × 厚 7 厘米'],
      ['机芯', '石英扫秒，每日误差 0.5 秒内'],
      ['供电', '5 号电池 1 节'],
      ['镜面', '矿物玻璃'],
      ['表面', '木蜡油'],
    ],
    tags: ['三年质保'],
    salesCount: 164,
    weightGrams: 1350,
    story: [
      [
        '听不见，但一直在走',
        '扫秒机芯的秒针连续滑动，没有一格一格的响声。夜里隔半米测到的声音低于二十分贝，浅睡的人也不会被打扰。',
      ],
      [
        '一整块木头挖出来',
        '钟身由北美黑胡桃整料铣出拱形，正面看不到拼缝。木蜡油擦两遍，摸得到纹理，旧了可以自己再擦一遍。',
      ],
      ['换一次电池，管一年', '一节五号电池走十二到十四个月，后盖磁吸，不用螺丝刀。背面有调时旋钮，顺逆都可以拨。'],
    ],
    reviews: [
      { stars: 5, text: '真的没声音，放床头两周，晚上很安静。木头味道也好闻。', pictures: 1 },
      { stars: 5, text: '送乔迁的朋友，木纹很漂亮，包装也很扎实。' },
      { stars: 4, text: '走时准，就是刻度没有夜光，半夜看不清几点。' },
    ],
  },
  {
    slug: 'manwu-twin-bell-alarm',
    title: '慢物 双铃机械闹钟 无滴答声 夜光',
    subtitle: '走时安静，响铃够响，手机可以留在客厅。',
    brand: 'manwu',
    category: 'homeDecorClock',
    look: { emoji: '23f0', saturation: 0.68, rotate: -3 },
    priceYuan: 79,
    formerYuan: 89,
    options: [
      {
        name: '颜色',
        values: [
          { value: '豆沙红', swatch: '#b5736b' },
          { value: '雾蓝', swatch: '#8ea6c4' },
          { value: '米白', swatch: '#efe9dc' },
        ],
      },
    ],
    parameters: [
      ['材质', '金属'],
      ['用途', '送礼'],
      ['直径', '10 厘米'],
      ['机芯', '静音扫秒'],
      ['响铃', '85 分贝'],
      ['供电', '5 号电池 1 节'],
      ['夜光', '指针与刻度'],
    ],
    tags: ['两年质保'],
    salesCount: 2218,
    weightGrams: 320,
    story: [
      ['平时安静，到点干脆', '走时用扫秒机芯，听不到滴答。到点小锤敲双铃，八十五分贝，赖床的人隔一扇门也能听见。'],
      [
        '黑着灯也看得清',
        '指针和十二个刻度涂了夜光，睡前吸一会儿灯光，能亮到后半夜。背面还有一个小灯键，按一下照亮表盘。',
      ],
      ['把手机留在门外', '没有联网，没有通知，只负责一件事。四个旋钮都刻了图标，上手不用看说明书，老人孩子也会调。'],
    ],
    reviews: [
      {
        stars: 5,
        text: '铃声真响，终于不用手机闹钟了，睡前也不刷手机。',
        followUp: '半个月，早起成功了十一天，电池还满。',
      },
      { stars: 4, text: '声音清脆，走时没声。夜光到凌晨四点就弱了。' },
      { stars: 5, text: '雾蓝色很好看，给孩子上小学用的，自己会调。', pictures: 1 },
      {
        stars: 3,
        text: '铃声没有渐强，一上来就很响，心脏要缓一下。',
        reply: '机械双铃的响度是固定的，您可以把它放远一点，或者在铃与锤之间夹一小片布，声音会柔一些。',
      },
    ],
  },
] satisfies DemoProduct[];
