import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'huisheng-desktop-microphone',
    title: '回声 桌面电容麦克风 USB-C 即插即用 心形指向',
    subtitle: '开会、上网课、录旁白，插上电脑就能用。',
    brand: 'huisheng',
    category: 'digitalMics',
    look: { emoji: '1f399-fe0f', saturation: 0.8, beside: ['1f4bb'] },
    priceYuan: 239,
    formerYuan: 259,
    options: [
      {
        name: '颜色',
        values: [
          { value: '银灰', swatch: '#b9bcc0' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
      { name: '版本', values: [{ value: '标准版' }, { value: '悬臂支架套装', surchargeYuan: 90 }] },
    ],
    parameters: [
      ['型号', 'C1'],
      ['连接方式', '有线'],
      ['指向', '心形'],
      ['采样', '24 位，96 千赫'],
      ['接口', 'USB-C'],
      ['监听', '3.5 毫米，零延迟'],
      ['底座', '锌合金配重'],
      ['线长', '2 米'],
    ],
    tags: ['两年质保'],
    salesCount: 640,
    weightGrams: 560,
    story: [
      [
        '只收你这一侧',
        '心形指向压住背后的键盘声和空调声。嘴离网罩一拳左右，声音厚度刚好。附一只海绵防喷罩，念稿不喷麦。',
      ],
      [
        '轻触一下就静音',
        '顶部触摸静音，红灯亮就是关着。开会时有人敲门，不用再去找软件里的按钮。再碰一下就恢复，没有咔嗒声。',
      ],
      [
        '能听到自己的声音',
        '下方耳机孔直接监听，没有延迟。旁边的旋钮调监听音量，不影响录进去的大小。戴着耳机录，心里踏实。',
      ],
    ],
    reviews: [
      {
        stars: 5,
        text: '网课老师一枚，学生说声音比以前清楚多了，空调声也没了。',
        followUp: '上了一个月课，每天四小时，没掉过线。',
      },
      { stars: 4, text: '底噪够用了，录有声书还要做一点后期降噪。' },
      { stars: 5, text: '插上就认，没装驱动。静音键的灯很实用，开会不怕忘关。', pictures: 1 },
      { stars: 4, text: '底座沉，放得稳。就是桌子震动会传进去，后来补买了悬臂支架。' },
    ],
    questions: [['手机可以用吗？', 'USB-C 接口的手机可以直连，部分机型需要在设置里打开外接音频。']],
  },
  {
    slug: 'huisheng-wireless-handheld-mic',
    title: '回声 手持动圈话筒 无线接收 续航 8 小时',
    subtitle: '讲课、主持、家里唱歌都用得上，接收器插上就响。',
    brand: 'huisheng',
    category: 'digitalMics',
    look: { emoji: '1f3a4', saturation: 0.7, rotate: 6, beside: ['1f39b-fe0f'] },
    priceYuan: 189,
    vipYuan: 175,
    options: [{ name: '套装', values: [{ value: '单支装' }, { value: '双支装', surchargeYuan: 150 }] }],
    parameters: [
      ['型号', 'W2'],
      ['连接方式', '无线'],
      ['类型', '动圈'],
      ['指向', '心形'],
      ['接收距离', '约 30 米（无遮挡）'],
      ['续航', '8 小时'],
      ['充电', 'USB-C'],
      ['接收插头', '6.35 毫米'],
    ],
    tags: ['一年质保'],
    salesCount: 1130,
    weightGrams: 310,
    story: [
      [
        '握着稳，声音不啸',
        '网罩下加了一圈减震胶，换手时不会有咚咚声。动圈头对着音箱也不容易啸叫。网罩拧下来可以水洗。',
      ],
      [
        '三十米内不断字',
        '采用超高频传输，教室后排走一圈也不掉字。八组频道可切换，几间教室同时用不串。开机自动记住上次的频道。',
      ],
      [
        '开关在拇指下面',
        '推一格静音，推两格关机，闭着眼也分得清。电量用三格灯显示，讲一上午心里有底。充一次够用一整天。',
      ],
    ],
    reviews: [
      { stars: 5, text: '学校讲解用，走到操场另一头还有声，比以前那支稳。' },
      { stars: 5, text: '家里唱歌买的双支，接回音壁效果可以，孩子抢着唱。', pictures: 2 },
      { stars: 4, text: '声音不错，接收器的插头是大号的，家用音箱要配转接头。' },
    ],
    questions: [['能同时用两支吗？', '双支装的一个接收器带两支，分别有音量旋钮。']],
  },
] satisfies DemoProduct[];
