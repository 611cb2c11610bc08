export interface DemoDeal {
  readonly slug: string;
  /** The SKU by its option values. */
  readonly values: readonly string[];
  readonly priceYuan: number;
  readonly pieces: number;
  readonly limitPerUser?: 2;
  readonly note: string;
  /** So many are bought, the last of them after so many minutes. */
  readonly sold: number;
  readonly withinMinutes: number;
}

/**
 * The deals of a day, of the next and of the one after it; then they begin anew. As drawn, as far as the catalogue has the goods. No
 * browser test looks at any of them.
 */
export const demoDeals: readonly (readonly DemoDeal[])[] = [
  [
    {
      slug: 'yuanxing-city-backpack',
      values: ['湖蓝', '均码'],
      priceYuan: 129,
      pieces: 16,
      note: '电脑隔层、防泼水面料，一日通勤刚好。',
      sold: 9,
      withinMinutes: 780,
    },
    {
      slug: 'pushi-cast-iron-pan-28',
      values: ['28 厘米'],
      priceYuan: 99,
      pieces: 10,
      note: '无涂层铸铁，养一养就不粘。',
      sold: 7,
      withinMinutes: 700,
    },
    {
      slug: 'care-light-lotion',
      values: ['清爽'],
      priceYuan: 49,
      pieces: 8,
      limitPerUser: 2,
      note: '清爽不黏，秋冬从头擦到脚。',
      sold: 6,
      withinMinutes: 420,
    },
    {
      slug: 'outdoor-flashlight',
      values: ['标配'],
      priceYuan: 59,
      pieces: 8,
      note: '1200 流明，尾部磁吸，修车夜跑都用得上。',
      sold: 3,
      withinMinutes: 660,
    },
    {
      slug: 'manwu-twin-bell-alarm',
      values: ['豆沙红'],
      priceYuan: 39,
      pieces: 6,
      note: '双铃叫得醒，平时没有滴答声。',
      sold: 6,
      withinMinutes: 18,
    },
  ],
  [
    {
      slug: 'jiuguang-walnut-radio',
      values: ['胡桃木'],
      priceYuan: 149,
      pieces: 8,
      note: '胡桃木箱体，音色偏暖，也能当蓝牙音箱。',
      sold: 5,
      withinMinutes: 720,
    },
    {
      slug: 'buchuan-cushion-running-shoes',
      values: ['云灰', '40'],
      priceYuan: 199,
      pieces: 6,
      note: '透气网面，缓震鞋底，今天只有 40 码。',
      sold: 6,
      withinMinutes: 65,
    },
    {
      slug: 'food-acacia-honey',
      values: ['500 克'],
      priceYuan: 44.9,
      pieces: 10,
      limitPerUser: 2,
      note: '秦岭洋槐蜂蜜，温水化开最好。',
      sold: 7,
      withinMinutes: 760,
    },
    {
      slug: 'gewu-silent-mouse',
      values: ['墨黑'],
      priceYuan: 49,
      pieces: 8,
      note: '62 克，按键没有声音，一充三月。',
      sold: 5,
      withinMinutes: 540,
    },
    {
      slug: 'shanyu-rattan-basket',
      values: ['原色', '中号'],
      priceYuan: 49,
      pieces: 6,
      note: '手编藤，能水洗，一只一个样。',
      sold: 4,
      withinMinutes: 600,
    },
  ],
  [
    {
      slug: 'manwu-walnut-mantel-clock',
      values: ['胡桃木'],
      priceYuan: 168,
      pieces: 6,
      note: '扫秒机芯，放在床头也听不见。',
      sold: 6,
      withinMinutes: 4,
    },
    {
      slug: 'fresh-cherry-dalian',
      values: ['26 毫米', '2 斤'],
      priceYuan: 69,
      pieces: 10,
      note: '大连美早，硬脆绿梗，冷链到家。',
      sold: 8,
      withinMinutes: 480,
    },
    {
      slug: 'gewu-68-keyboard',
      values: ['雾蓝', '静音轴'],
      priceYuan: 189,
      pieces: 6,
      note: '68 键三模，静音轴，晚上打字不吵人。',
      sold: 6,
      withinMinutes: 9,
    },
    {
      slug: 'zhaomu-folding-umbrella',
      values: ['墨绿'],
      priceYuan: 45,
      pieces: 8,
      note: '一按就开，黑胶防晒，晴雨都带着。',
      sold: 5,
      withinMinutes: 780,
    },
    {
      slug: 'zhaomu-soy-candle',
      values: ['白茶与雪松'],
      priceYuan: 69,
      pieces: 6,
      note: '大豆蜡，白茶与雪松，能点 45 小时。',
      sold: 4,
      withinMinutes: 700,
    },
  ],
];
