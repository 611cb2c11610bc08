/** Rules of celebrities: people with a page of picks. */
export const celebrity = {
  states: ['hidden', 'shown'],
  platforms: ['douyin', 'bilibili', 'xiaohongshu', 'weibo', 'kuaishou', 'channels'],
  platformNames: {
    douyin: '抖音',
    bilibili: '哔哩哔哩',
    xiaohongshu: '小红书',
    weibo: '微博',
    kuaishou: '快手',
    channels: '视频号',
  },
  maxPlatforms: 4,
  maxPlatformFollowers: 2_000_000_000,
  name: { max: 20 },
  field: { max: 8 },
  bio: { max: 120 },
  shelf: { max: 8 },
  note: { max: 120 },
  /** 好处, 缺点, 用了. */
  words: { max: 40 },
  /** Of one celebrity at a time. */
  maxPicks: 100,
  /** Of one page of the list of picks. */
  picksPerPage: 10,
  /** The most that the shop pays of a purchase. */
  maxRateBp: 5000,
  /** New picks are gathered for so long and told together. */
  newsMinutes: 10,
  /** Liveliest ones on the home page. */
  onHome: 3,
  nearby: 3,
  applicationStates: ['waiting', 'approved', 'refused', 'withdrawn'],
  applicationWords: { max: 500 },
  /** Staff usually answer an application within so many working days. */
  applicationWorkDays: 3,
  account: { max: 40 },
} as const;
