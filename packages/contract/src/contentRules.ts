/** Rules of what the shop writes: articles (好物志) and guide entries (购物指南). */
export const content = {
  kinds: ['article', 'guide'],
  /** 栏目 of articles, in the order of the page. */
  topics: ['ware', 'travel', 'food', 'desk', 'clothes', 'home'],
  topicNames: { ware: '器物', travel: '出行', food: '吃喝', desk: '桌面', clothes: '穿着', home: '家里' },
  /** Parts of the guide, in the order of the page. */
  sections: ['shopping', 'afterSale', 'channels', 'membership', 'business', 'account'],
  sectionNames: {
    shopping: '购物',
    afterSale: '售后',
    channels: '频道',
    membership: '会员与资产',
    business: '生意与推广',
    account: '账户与隐私',
  },
  /** The word of a text in the address: `?id=` of an article, `?topic=` of a guide entry. */
  slugPattern: /^[a-z][A-Za-z0-9]{1,39}$/,
  /** An article is found by its id, too. */
  keyPattern: /^(?:[a-z][A-Za-z0-9]{1,39}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  /** As they are read; written they are longer, with the names of the figures in them. */
  title: { max: 40, writtenMax: 120 },
  summary: { max: 120, writtenMax: 600 },
  markdown: { max: 40_000 },
  author: { max: 20, editors: '集物编辑部', about: '集物编辑', gone: '已离开的作者' },
  column: { max: 12 },
  keyword: { max: 20 },
  maxKeywords: 40,
  /** Entries that an answer names as near to it. */
  maxRelated: 6,
  maxPosition: 999,
  /** A version is being written, waits for its date, is shown, was replaced by a later one, or was taken off the page. */
  versionStates: ['draft', 'scheduled', 'shown', 'replaced', 'withdrawn'],
  /** Lists of staff. */
  views: ['all', 'shown', 'draft', 'scheduled', 'withdrawn'],
  /** What staff should look at before they publish. */
  warnings: ['outsideLink', 'pictureWithoutWords', 'productGone', 'superlative'],
  /** Articles of one page, after the one that leads it. */
  articlesPerPage: 8,
  /** 接着读. */
  nextArticles: 3,
  asideColumns: 4,
  asideAuthors: 4,
  asideMentioned: 4,
  /** Days in which an article counts for 文中常提到. */
  mentionedDays: 30,
  /** Hits of a search in the guide. */
  searchHits: 20,
  /** Days whose votes are shown under an answer. */
  voteDays: 30,
  /** Why an answer did not help. */
  voteReasons: ['different', 'unclear', 'wrong', 'long'],
  voteReasonNames: { different: '和我的情况不一样', unclear: '看不懂', wrong: '写的和实际不符', long: '太长' },
  voteWords: { max: 200 },
  /** Characters that are read in a minute. */
  readPerMinute: 400,
} as const;
