import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'jiuguang-apsc-camera',
    title: '旧光 APS-C 微单相机 2430 万像素 单机身',
    subtitle: '转盘都在外面，快门、感光度不用进菜单就能调。',
    brand: 'jiuguang',
    category: 'digitalCameras',
    look: { emoji: '1f4f7', saturation: 0.7, beside: ['1f39e-fe0f', '1f9f3'] },
    priceYuan: 3280,
    formerYuan: 3499,
    options: [
      {
        name: '颜色',
        values: [
          { value: '银黑', swatch: '#8d9094' },
          { value: '全黑', swatch: '#2b2c2f' },
        ],
      },
      { name: '版本', values: [{ value: '单机身' }, { value: '含 35 毫米定焦镜头', surchargeYuan: 1200 }] },
    ],
    notMade: ['银黑/含 35 毫米定焦镜头'],
    parameters: [
      ['型号', 'X1'],
      ['记录方式', '数码'],
      ['适合人群', '进阶'],
      ['传感器', 'APS-C，2430 万像素'],
      ['取景', '电子取景器，236 万点'],
      ['视频', '4K 30 帧'],
      ['快门', '1/4000 秒'],
      ['存储', 'SD 卡单槽'],
      ['电池', '约 360 张'],
    ],
    tags: ['分期免息', '两年质保'],
    salesCount: 214,
    weightGrams: 428,
    story: [
      ['看得见的三个转盘', '快门、感光度、曝光补偿各一个金属转盘，挂在脖子上低头就知道现在的参数，抬手就能拍。'],
      [
        '直出的颜色就好看',
        '内置十二种胶片色调，强度可以分三档。旅行时在相机里调好，回酒店直接发给家人。也能自己存三套。',
      ],
      ['带出门的重量', '含电池 428 克，配一只定焦镜头可以放进外套口袋。机身上盖是镁合金，肩带环是不锈钢。'],
    ],
    reviews: [
      { stars: 5, text: '转盘的阻尼很舒服，拍孩子用眼睛识别对焦，十张有八九张是准的。', pictures: 3 },
      { stars: 4, text: '直出色调很喜欢，续航一般，出门要带两块电池。' },
      { stars: 5, text: '从手机换过来的，终于愿意认真拍照了。机身很轻，背一天不累。' },
      {
        stars: 4,
        text: '菜单字有点小，其他没得挑。小毛病不影响拍照。',
        followUp: '升级固件后可以放大菜单字了，很好。',
      },
    ],
    questions: [
      ['可以用别家的老镜头吗？', '可以通过转接环使用，需手动对焦，机内有峰值辅助。'],
      ['拍视频会不会过热？', '25 度室温下 4K 可连续录约 50 分钟，到上限会自动停止并保存。'],
    ],
  },
  {
    slug: 'jiuguang-compact-camera',
    title: '旧光 口袋卡片相机 1 英寸底 内置闪光灯',
    subtitle: '比手机多一点颗粒和闪光，放口袋里就走。',
    brand: 'jiuguang',
    category: 'digitalCameras',
    look: { emoji: '1f4f8', saturation: 0.35, hue: 210, brightness: 1.1, rotate: -5 },
    priceYuan: 1599,
    vipYuan: 1499,
    options: [
      {
        name: '颜色',
        values: [
          { value: '银灰', swatch: '#b9bcc0' },
          { value: '雾蓝', swatch: '#8fa6bd' },
          { value: '燕麦', swatch: '#d9ccb4' },
        ],
      },
    ],
    parameters: [
      ['型号', 'K3'],
      ['记录方式', '数码'],
      ['适合人群', '入门'],
      ['传感器', '1 英寸，2010 万像素'],
      ['镜头', '等效 28 毫米，f/2.0'],
      ['屏幕', '3 英寸翻转屏'],
      ['存储', 'SD 卡'],
      ['电池', '约 280 张'],
      ['充电', 'USB-C'],
    ],
    tags: ['两年质保'],
    salesCount: 1420,
    weightGrams: 240,
    story: [
      ['闪光灯是真的', '氙气闪光灯，夜里聚会拍人脸清楚，背景自然暗下去，就是老照片里那个味道。连闪间隔约四秒。'],
      [
        '翻起来就能自拍',
        '屏幕向上翻 180 度，边框上有一颗小小的快门键，食指刚好够到。合影时不用再伸长手臂，也不用另带支架。',
      ],
      [
        '拍完就到手机上',
        '开着蓝牙低功耗，回家路上照片自己传到手机里。传输时不影响继续拍。想省电也可以关掉，回家再一次传完。',
      ],
    ],
    reviews: [
      { stars: 5, text: '聚会拿出来大家都抢着拍，闪光灯的效果手机真拍不出来。', pictures: 3 },
      { stars: 5, text: '小巧，装裤兜里没有负担，翻转屏很好用。' },
      { stars: 4, text: '夜景不开闪光噪点多一点，不过这台本来就是为闪光买的。' },
      {
        stars: 2,
        text: '收到时镜头盖边缘有一粒灰，要擦好几次才干净。',
        reply: '非常抱歉，出厂检查没有做到位。已为您寄出清洁套装，若仍有灰点可直接换新机。',
      },
    ],
    questions: [['有防抖吗？', '拍照是光学防抖，视频为电子防抖，画面会略裁切。']],
  },
] satisfies DemoProduct[];
