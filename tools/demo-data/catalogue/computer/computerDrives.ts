import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'lianxi-floppy-flash-drive',
    title: '连溪 软盘造型 U 盘 128G 双接口',
    subtitle: '插进 USB-C 或 USB-A 都行，拿出来总有人问哪里买的。',
    brand: 'lianxi',
    category: 'computerDrives',
    look: { emoji: '1f4be', saturation: 0.6, beside: ['1f4bb'] },
    priceYuan: 79,
    options: [
      {
        name: '容量',
        values: [{ value: '128G' }, { value: '256G', surchargeYuan: 60 }, { value: '512G', surchargeYuan: 180 }],
      },
    ],
    parameters: [
      ['型号', 'FD1'],
      ['接口', 'USB-C'],
      ['用途', '传输'],
      ['容量', '128G'],
      ['速度', '读 380 MB/s，写 210 MB/s'],
      ['材质', 'ABS 壳，金属滑盖'],
      ['尺寸', '4.6 × 4.6 × 0.5 厘米'],
      ['随附', '挂绳、USB-A 转接帽'],
    ],
    tags: ['五年质保'],
    salesCount: 4120,
    weightGrams: 22,
    story: [
      [
        '滑盖真的能滑',
        '金属滑盖推开是接口，松手自己弹回去，咔的一声，接口不进灰。外形和老软盘一比一缩小，孔和缺口都在。',
      ],
      ['小盘装大文件', '写速 210 MB/s，一部 4K 短片半分钟拷完。出厂格式化为 exFAT，电脑手机都认。'],
      [
        '标签可以写字',
        '正面贴纸用铅笔写、橡皮擦。附三张空白标签，备份了什么一目了然。有孔可以穿绳，挂在钥匙上不容易丢。',
      ],
    ],
    reviews: [
      { stars: 5, text: '造型太可爱了，同事围着看，速度也不拉胯。', pictures: 2 },
      { stars: 5, text: '写速跟标的差不多，拷 20G 视频不到两分钟。' },
      { stars: 4, text: '滑盖有点松，放包里偶尔自己开，加了个小袋子。' },
    ],
    questions: [['手机能直接读吗？', 'USB-C 接口的手机可以，需支持 OTG。']],
  },
  {
    slug: 'lianxi-external-dvd',
    title: '连溪 外置光驱 DVD 刻录 免驱 双接口',
    subtitle: '老照片光盘、教材附盘，还是要有个地方读。',
    brand: 'lianxi',
    category: 'computerDrives',
    look: { emoji: '1f4bd', saturation: 0.55, hue: 25, rotate: -4 },
    priceYuan: 139,
    formerYuan: 159,
    options: [
      {
        name: '颜色',
        values: [
          { value: '暮紫', swatch: '#6f6287' },
          { value: '墨黑', swatch: '#33363b' },
        ],
      },
    ],
    parameters: [
      ['型号', 'OD8'],
      ['接口', 'USB-C'],
      ['用途', '备份'],
      ['读取', 'DVD 8 倍速，CD 24 倍速'],
      ['刻录', 'DVD±RW、CD-RW'],
      ['供电', 'USB 供电'],
      ['线', '嵌入式，双头'],
      ['重量', '310 克'],
    ],
    tags: ['两年质保'],
    salesCount: 1240,
    weightGrams: 310,
    story: [
      ['线收在机身底下', '双头短线绕在底部凹槽里，USB-C 和 USB-A 都有，不怕找不到转接头。线长 30 厘米。'],
      [
        '把旧光盘救回来',
        '遇到划痕会自动降速重读。家里的婚礼录像、孩子的胎教碟，趁早拷一份。老录像带转出来的碟也能读。',
      ],
      [
        '转得慢，声音轻',
        '减震托盘，读盘时桌子不跟着嗡嗡。电力不足会亮黄灯提示换个口。托盘弹出时留了手指的位置，取盘不刮。',
      ],
    ],
    reviews: [
      { stars: 5, text: '把十几年前的婚礼光盘都拷出来了，感动。' },
      { stars: 4, text: '读盘声音不大，刻录时明显一些。' },
      { stars: 5, text: '免驱，插上就弹出来，孩子的英语教材附盘能用了。' },
      {
        stars: 2,
        text: '有两张划得厉害的盘还是读不出。',
        reply: '很遗憾没能帮上忙。深划痕可尝试到专业店抛光后再读，光驱不满意也可七天内退回。',
      },
    ],
  },
  {
    slug: 'lianxi-blank-disc-50',
    title: '连溪 空白刻录光盘 DVD-R 4.7G 50 片桶装',
    subtitle: '档案、影像交付用，桶装防潮，盘面可打印。',
    brand: 'lianxi',
    category: 'computerDrives',
    look: { emoji: '1f4bf', saturation: 0.7, rotate: 6 },
    priceYuan: 69,
    options: [{ name: '规格', values: [{ value: '50 片' }, { value: '100 片', surchargeYuan: 58 }] }],
    parameters: [
      ['型号', 'DR50'],
      ['接口', '光盘'],
      ['用途', '备份'],
      ['容量', '4.7G'],
      ['倍速', '16 倍速'],
      ['盘面', '白色可打印'],
      ['保存', '阴凉避光，标称 20 年'],
      ['包装', '桶装，附干燥剂'],
    ],
    tags: ['坏片包赔'],
    salesCount: 930,
    weightGrams: 860,
    story: [
      [
        '刻得成，也读得出',
        '每批抽检一成，刻录失败按片赔。建议用 8 倍速刻，读取更稳。同一批号的盘染料一致，成套交付不混色。',
      ],
      ['盘面可以打印', '白色喷墨面，直径 23 到 118 毫米都可打。婚礼影像交付时，印上名字更像样。'],
      ['放得久的办法', '竖放、避光、少折腾。桶里有干燥剂，拧紧盖子可以放很多年。重要的资料建议刻两份，放在两个地方。'],
    ],
    reviews: [
      { stars: 5, text: '影楼用，50 片废了一片，客服直接赔了两片。' },
      { stars: 4, text: '打印面吸墨快，深色要晾十分钟。' },
      { stars: 5, text: '单位存档用，8 倍速刻没失败过。' },
    ],
  },
] satisfies DemoProduct[];
