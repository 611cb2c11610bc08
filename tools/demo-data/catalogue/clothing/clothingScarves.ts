import type { DemoProduct } from '../DemoProduct.ts';

export default [
  {
    slug: 'zhaomu-merino-scarf',
    title: '朝暮 美利奴羊毛围巾 200 厘米 不扎脖子',
    subtitle: '绕两圈还有富余，贴着脸也不扎。',
    brand: 'zhaomu',
    category: 'clothingScarves',
    look: { emoji: '1f9e3', saturation: 0.6, beside: ['1f9e5'] },
    priceYuan: 159,
    formerYuan: 179,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7c3d44' },
          { value: '燕麦', swatch: '#d9ccb4' },
          { value: '炭灰', swatch: '#55585c' },
          { value: '雾蓝', swatch: '#8fa6bd' },
        ],
      },
    ],
    soldOut: ['雾蓝'],
    parameters: [
      ['货号', 'ZM-S20'],
      ['材质', '羊毛'],
      ['季节', '秋冬'],
      ['面料', '100% 美利奴羊毛，18.5 微米'],
      ['尺寸', '200 × 35 厘米'],
      ['重量', '210 克'],
      ['流苏', '手工捻，8 厘米'],
      ['洗涤', '冷水手洗或干洗'],
    ],
    tags: ['七天无理由', '礼盒包装'],
    salesCount: 2870,
    weightGrams: 210,
    story: [
      ['细到 18.5 微米', '毛纤维细，贴着下巴不扎。摸起来是软的，不是滑的，里面没有混腈纶。颜色是先染纱再织的，匀净。'],
      [
        '有两米长的余量',
        '绕两圈后两端还能垂到腰。打结、披着、当小毯子，都够长。宽 35 厘米，对折以后厚薄刚好，塞得进大衣领口。',
      ],
      ['流苏一根根捻的', '每根流苏手工捻紧再收尾，洗过也不散。发货用布袋装，送人不必再包。布袋以后可以装袜子。'],
    ],
    reviews: [
      { stars: 5, text: '敏感皮肤，贴脸一整天没有痒。以前的围巾都戴不住。', pictures: 1 },
      { stars: 5, text: '酒红很正，送婆婆的，她当天就戴出门。' },
      { stars: 4, text: '会带一点浮毛，深色外套上看得到，拍拍就掉。' },
      { stars: 4, text: '比图略薄，但很暖。颜色也正，送人自用都行。', followUp: '戴了一冬，没起球。' },
    ],
    questions: [['男女都能戴吗？', '炭灰和燕麦男女都合适。']],
  },
  {
    slug: 'jianzhi-touch-gloves',
    title: '简织 羊毛触屏手套 五指可点屏 抓绒里',
    subtitle: '接电话不用摘手套，骑车上班正合适。',
    brand: 'jianzhi',
    category: 'clothingScarves',
    look: { emoji: '1f9e4', saturation: 0.4, hue: 60, rotate: -8, beside: ['1f9e3'] },
    priceYuan: 79,
    vipYuan: 73,
    options: [
      {
        name: '颜色',
        values: [
          { value: '酒红', swatch: '#7c3d44' },
          { value: '炭灰', swatch: '#55585c' },
          { value: '墨绿', swatch: '#4c6355' },
        ],
      },
      { name: '尺码', values: [{ value: '女款均码' }, { value: '男款均码' }] },
    ],
    notMade: ['酒红/男款均码'],
    parameters: [
      ['货号', 'JZ-G05'],
      ['材质', '羊毛'],
      ['季节', '秋冬'],
      ['面料', '70% 羊毛，25% 腈纶，5% 氨纶'],
      ['里料', '抓绒'],
      ['触屏', '五指'],
      ['防滑', '掌心硅胶点'],
      ['洗涤', '冷水手洗'],
    ],
    tags: ['七天无理由'],
    salesCount: 6280,
    weightGrams: 95,
    story: [
      ['五个手指都能点', '指尖织进导电纱，五指都能点屏，不是只有食指。接电话、扫码、打字都行。导电纱洗过也还灵。'],
      ['握住车把不打滑', '掌心一片硅胶小点，握车把、拎袋子稳当。袖口织得长，塞进袖子不灌风。食指侧面加了一层，耐磨。'],
      [
        '里面还有一层抓绒',
        '外面羊毛、里面抓绒，零下五度左右够用。更冷的天请选皮手套。两只之间有个小扣，扣在一起不会只剩一只。',
      ],
    ],
    reviews: [
      { stars: 5, text: '五指都能点屏真的很实用，骑车接电话不用脱。' },
      { stars: 4, text: '零下十度站久了还是冷，通勤够用。' },
      { stars: 5, of: ['女款均码'], text: '老婆那双女款很合手，不臃肿。颜色她也很喜欢。', pictures: 1 },
      {
        stars: 3,
        text: '左手拇指的触屏要用点力才灵。其他手指都没问题。',
        reply: '抱歉影响使用，导电纱若不够密可换一双，请联系客服登记。',
      },
    ],
  },
] satisfies DemoProduct[];
