export interface RelevanceQuery {
  /** The typed words. */
  readonly keyword: string;
  /** Products of the demo shop, any of which must be among the first three. */
  readonly expect: readonly string[];
}

/** A report of a search that found the wrong thing becomes a line here. */
export const queries: readonly RelevanceQuery[] = [
  // Words
  { keyword: '降噪耳机', expect: ['zhiyin-n3-headphones'] },
  { keyword: '机械键盘', expect: ['gewu-68-keyboard', 'suoyin-87-keyboard'] },
  { keyword: '帐篷', expect: ['outdoor-dome-tent'] },
  { keyword: '咖啡豆', expect: ['food-coffee-beans'] },
  { keyword: '连衣裙', expect: ['sushe-cupro-slip-dress', 'zhaomu-linen-waist-dress', 'zhaomu-wrap-print-dress'] },
  { keyword: '草莓', expect: ['fresh-strawberry-dandong'] },
  { keyword: '口红', expect: ['care-matte-lipstick'] },
  { keyword: '羽毛球拍', expect: ['outdoor-badminton-racket'] },
  { keyword: '羊毛大衣', expect: ['sushe-wool-coat', 'children-wool-coat'] },
  { keyword: '四件套', expect: ['yunmian-cotton-bedding', 'children-bedding-set'] },
  { keyword: '打印机', expect: ['qinglan-inkjet-printer', 'qinglan-laser-printer'] },
  { keyword: '显示器', expect: ['qinglan-monitor-27-4k'] },
  { keyword: '洗发水', expect: ['care-shampoo'] },
  { keyword: '钢笔', expect: ['stationery-fountain-pen'] },
  { keyword: '太阳镜', expect: ['fengqi-polarized-sunglasses', 'outdoor-sunglasses'] },
  { keyword: '投影仪', expect: ['guangnian-reel-projector'] },
  { keyword: '沙发', expect: ['shanyu-two-seat-sofa'] },
  { keyword: '牛排', expect: ['fresh-beef-steak'] },
  { keyword: '风筝', expect: ['children-kite'] },
  { keyword: '行李箱', expect: ['yuanxing-26-trunk', 'yuanxing-20-carryon'] },
  // Everyday words
  { keyword: '平板电脑', expect: ['qinglan-tablet-10'] },
  { keyword: '平板', expect: ['qinglan-tablet-10'] },
  { keyword: 'ipad', expect: ['qinglan-tablet-10'] },
  { keyword: '卫衣', expect: ['miansheng-terry-hoodie'] },
  { keyword: '帽衫', expect: ['miansheng-terry-hoodie'] },
  { keyword: '连帽卫衣', expect: ['miansheng-terry-hoodie'] },
  { keyword: 'weiyi', expect: ['miansheng-terry-hoodie'] },
  // Several words, in any order
  { keyword: '耳机 降噪', expect: ['zhiyin-n3-headphones'] },
  { keyword: '键盘 静音', expect: ['gewu-68-keyboard'] },
  { keyword: '鼠标静音无线', expect: ['gewu-silent-mouse'] },
  { keyword: '儿童 自行车', expect: ['children-bicycle'] },
  { keyword: '玻璃奶瓶', expect: ['children-glass-feeding-bottle'] },
  { keyword: '羊毛围巾', expect: ['zhaomu-merino-scarf'] },
  { keyword: '蓝牙音箱', expect: ['huisheng-horn-speaker', 'jiuguang-walnut-radio'] },
  { keyword: '不锈钢汤勺', expect: ['mushi-long-soup-ladle'] },
  { keyword: '防晒 折叠伞', expect: ['zhaomu-folding-umbrella'] },
  { keyword: '手工小提琴', expect: ['stationery-violin'] },
  { keyword: '头层牛皮公文包', expect: ['tuoling-leather-briefcase'] },
  { keyword: '纯棉短裤', expect: ['miansheng-terry-shorts'] },
  // Part words
  { keyword: '降噪耳', expect: ['zhiyin-n3-headphones'] },
  { keyword: '机械键', expect: ['gewu-68-keyboard', 'suoyin-87-keyboard'] },
  { keyword: '游戏手', expect: ['guangnian-hall-gamepad'] },
  { keyword: '抱熊', expect: ['children-teddy-bear'] },
  { keyword: '莲蓉月', expect: ['food-mooncake-egg'] },
  { keyword: '粽', expect: ['food-zongzi-tamale'] },
  { keyword: '威士', expect: ['manwu-whisky-glass'] },
  { keyword: '皮划', expect: ['outdoor-inflatable-canoe'] },
  // Pinyin, whole and begun
  { keyword: 'jiangzao', expect: ['zhiyin-n3-headphones'] },
  { keyword: 'erji', expect: ['zhiyin-n3-headphones', 'zhiyin-m50-monitor-headphones'] },
  { keyword: 'jianpan', expect: ['gewu-68-keyboard', 'suoyin-87-keyboard'] },
  { keyword: 'kafeidou', expect: ['food-coffee-beans'] },
  { keyword: 'zhangpeng', expect: ['outdoor-dome-tent'] },
  { keyword: 'jiang zao er ji', expect: ['zhiyin-n3-headphones'] },
  { keyword: 'lianyiq', expect: ['sushe-cupro-slip-dress', 'zhaomu-linen-waist-dress', 'zhaomu-wrap-print-dress'] },
  { keyword: 'wangqiupai', expect: ['outdoor-tennis-racket'] },
  { keyword: 'lvcha', expect: ['food-longjing-tea'] },
  { keyword: 'ertongyashua', expect: ['children-soft-toothbrush'] },
  // Initials
  { keyword: 'jzej', expect: ['zhiyin-n3-headphones'] },
  { keyword: 'jxjp', expect: ['gewu-68-keyboard', 'suoyin-87-keyboard'] },
  { keyword: 'cdb', expect: ['lianxi-power-bank-10000'] },
  { keyword: 'kfd', expect: ['food-coffee-beans'] },
  { keyword: 'lyq', expect: ['sushe-cupro-slip-dress', 'zhaomu-linen-waist-dress', 'zhaomu-wrap-print-dress'] },
  // Brands, and a brand with a word
  { keyword: '知音', expect: ['zhiyin-n3-headphones', 'zhiyin-m50-monitor-headphones', 'stationery-digital-piano'] },
  { keyword: '知音耳机', expect: ['zhiyin-n3-headphones', 'zhiyin-m50-monitor-headphones'] },
  { keyword: '光年里手柄', expect: ['guangnian-hall-gamepad'] },
  {
    keyword: 'xiaodao',
    expect: [
      'children-teddy-bear',
      'children-straw-cup',
      'children-glass-feeding-bottle',
      'children-soft-toothbrush',
      'children-beach-bucket',
      'children-indoor-slide',
      'outdoor-snorkel-set',
    ],
  },
  { keyword: '青岚 笔记本电脑', expect: ['qinglan-laptop-14', 'qinglan-creator-16', 'qinglan-study-laptop-11'] },
  { keyword: 'echo 音箱', expect: ['huisheng-horn-speaker'] },
  // Other words for the same
  { keyword: '手提电脑', expect: ['qinglan-laptop-14', 'qinglan-creator-16', 'qinglan-study-laptop-11'] },
  { keyword: '西红柿', expect: ['fresh-tomato-sandy'] },
  { keyword: '充电宝', expect: ['lianxi-power-bank-10000'] },
  {
    keyword: '球鞋',
    expect: [
      'buchuan-cushion-running-shoes',
      'buchuan-light-tempo-shoes',
      'jianzhi-canvas-sneakers',
      'outdoor-trail-running-shoes',
    ],
  },
  { keyword: '车厘子', expect: ['fresh-cherry-dalian'] },
  { keyword: '单车', expect: ['outdoor-city-bike', 'children-bicycle'] },
  { keyword: '饺子', expect: ['food-dumpling-pork'] },
  { keyword: '洗面奶', expect: ['care-foam-cleanser'] },
  { keyword: '菠萝', expect: ['fresh-pineapple-xuwen'] },
  { keyword: '意大利面', expect: ['food-pasta-durum'] },
  { keyword: '旅行箱', expect: ['yuanxing-26-trunk', 'yuanxing-20-carryon'] },
  { keyword: '瓜子', expect: ['food-sunflower-seed'] },
  // Letters and figures, alone and mixed
  { keyword: 'n3', expect: ['zhiyin-n3-headphones'] },
  { keyword: 'N3 erji', expect: ['zhiyin-n3-headphones'] },
  { keyword: '4k显示器', expect: ['qinglan-monitor-27-4k'] },
  { keyword: 'usb-c 麦克风', expect: ['huisheng-desktop-microphone'] },
  { keyword: 'U盘', expect: ['lianxi-floppy-flash-drive'] },
  { keyword: '65瓦充电器', expect: ['lianxi-gan-charger-65'] },
  { keyword: 'T恤', expect: ['miansheng-heavy-tee', 'children-cotton-tshirt'] },
  { keyword: 'spf50', expect: ['care-sunscreen'] },
  { keyword: '20英寸登机箱', expect: ['yuanxing-20-carryon'] },
  // Materials and features
  { keyword: '霍尔摇杆', expect: ['guangnian-hall-gamepad'] },
  { keyword: '茶轴', expect: ['suoyin-87-keyboard'] },
  { keyword: '黄铜剃须刀', expect: ['care-safety-razor'] },
  { keyword: '铸铁煎锅', expect: ['pushi-cast-iron-pan-28'] },
  // Mistyped: the same sound, or a word that no product has
  { keyword: '降躁耳机', expect: ['zhiyin-n3-headphones'] },
  { keyword: '机械健盘', expect: ['gewu-68-keyboard', 'suoyin-87-keyboard'] },
  { keyword: '华为降噪耳机', expect: ['zhiyin-n3-headphones'] },
  { keyword: '便宜的帐篷', expect: ['outdoor-dome-tent'] },
  // What a thing is, before what it has or is mentioned with
  { keyword: '耳机', expect: ['zhiyin-n3-headphones'] },
  { keyword: '电脑', expect: ['qinglan-laptop-14', 'qinglan-study-laptop-11'] },
  { keyword: '蜂蜜', expect: ['food-acacia-honey'] },
  { keyword: '送妈妈的生日礼物', expect: ['zhaomu-merino-scarf'] },
];

/** What is searched for instead, and told, where the words themselves find nothing. */
export const instead: readonly { readonly keyword: string; readonly searchedFor: string }[] = [
  { keyword: '送妈妈的生日礼物', searchedFor: '围巾、护手霜、茶杯、香薰、腕表' },
  { keyword: '妈妈 礼物', searchedFor: '围巾、护手霜、茶杯、香薰、腕表' },
  { keyword: '送爸爸', searchedFor: '茶壶、公文包、剃须刀、收音机、龙井' },
  { keyword: '生日礼物', searchedFor: '礼物' },
  { keyword: '我想买一双跑鞋', searchedFor: '跑鞋' },
  { keyword: '奶粉', searchedFor: '牛奶' },
  // Only mentioned, and told so: a watch that slips under a sleeve is no sweater.
  { keyword: '毛衣', searchedFor: '毛衣' },
  { keyword: '地铁', searchedFor: '地铁' },
];

/** The shop has none, and nothing that would do: it says so. */
export const absent: readonly string[] = ['可乐', '啤酒', '电饭煲', '尿不湿', '火腿肠', '瑜伽垫', '妈妈'];

/** What must not be among what is found, however much it says of it. */
export const foreign: readonly { readonly keyword: string; readonly never: readonly string[] }[] = [
  { keyword: '耳机', never: ['stationery-digital-piano', 'stationery-electric-guitar'] },
  { keyword: '蜂蜜', never: ['food-oat-milk'] },
  { keyword: '送妈妈的生日礼物', never: ['children-fire-truck', 'zhaomu-shirt-gift-set'] },
  { keyword: '礼物', never: ['children-fire-truck'] },
  { keyword: '帽子', never: ['miansheng-terry-hoodie'] },
];
