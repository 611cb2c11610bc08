import { z } from 'zod';
import { articleCard, author, heading, namedProduct, section, slug, textPart, topic } from './contentParts.ts';
import { endpoint } from './endpoint.ts';
import { instant, opaqueKey, text } from './fields.ts';
import { count, picture, productCard } from './productCard.ts';
import { rules } from './rules.ts';

const { content } = rules;

const guideEntry = z.strictObject({ slug: z.string(), title: z.string() });
const votes = z.strictObject({ useful: count, useless: count });

export const contentEndpoints = {
  articleList: endpoint({
    method: 'GET',
    path: '/homeArticles/list',
    summary: '好物志的文章，新的在前；可按栏目或专栏看',
    caller: 'guest',
    query: z.strictObject({
      topic: topic.optional(),
      column: text(content.column.max).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      items: z.array(articleCard),
      /** Articles behind the filter. */
      total: count,
      /** Every topic with the number of its articles, whatever the filter, in the order of the page. */
      topics: z.array(z.strictObject({ topic, count })),
      nextCursor: z.string().nullable(),
    }),
    shared: true,
  }),
  articleAside: endpoint({
    method: 'GET',
    path: '/homeArticles/aside',
    summary: '好物志的专栏、作者和近来文中常提到的商品',
    caller: 'guest',
    answer: z.strictObject({
      columns: z.array(z.strictObject({ name: z.string(), author: z.string(), count, picture: picture.nullable() })),
      authors: z.array(author.extend({ count })),
      /** Named by the articles of the last days, the most often first. */
      mentioned: z.array(z.strictObject({ product: productCard, articles: count })),
    }),
    shared: true,
  }),
  articleOpen: endpoint({
    method: 'GET',
    path: '/homeArticles/article',
    summary: '一篇文章：正文、目录、文中商品、谁从中得佣金、接着读；按编号或地址里的词',
    caller: 'guest',
    query: z.strictObject({ id: z.string().regex(content.keyPattern) }),
    answer: articleCard.extend({
      /** When the version that is shown was published. */
      updatedAt: instant,
      /** What the celebrity says of themself; empty for an editor. */
      authorBio: z.string(),
      parts: z.array(textPart),
      headings: z.array(heading),
      /** Every product that is named and on sale, once, in the order of the text. */
      products: z.array(namedProduct),
      /** What the author gets of a purchase through the cards that say 广告; null: nothing. */
      commission: z.strictObject({ products: count, fromBp: count, toBp: count }).nullable(),
      next: z.array(articleCard),
      /** Articles of its topic. */
      topicCount: count,
    }),
    shared: true,
  }),
  guideHome: endpoint({
    method: 'GET',
    path: '/guide',
    summary: '购物指南：大家常问的，和分类的全部问题',
    caller: 'guest',
    answer: z.strictObject({
      popular: z.array(guideEntry),
      /** Every section, in the order of the page, also when it is empty. */
      sections: z.array(z.strictObject({ section, entries: z.array(guideEntry) })),
      total: count,
    }),
    shared: true,
  }),
  guideSearch: endpoint({
    method: 'GET',
    path: '/guide/search',
    summary: '在指南里搜：日常说法、拼音和首字母都可以；可只看一类',
    caller: 'guest',
    query: z.strictObject({ words: text(60), section: section.optional() }),
    answer: z.strictObject({
      /** The best first. */
      items: z.array(guideEntry.extend({ section, summary: z.string() })),
      /** Found in all sections together, whatever the filter. */
      total: count,
      sections: z.array(z.strictObject({ section, count })),
      /** The words as they were cut, to be marked in what is shown. */
      terms: z.array(z.string()),
      /** 换个说法: other words that lead to what was found. */
      otherWords: z.array(z.string()),
    }),
    shared: true,
    perMinute: 120,
  }),
  guideAnswer: endpoint({
    method: 'GET',
    path: '/guide/answer',
    summary: '指南里的一条回答',
    caller: 'guest',
    query: z.strictObject({ topic: slug }),
    answer: z.strictObject({
      ...guideEntry.shape,
      section,
      /** The answer in one sentence. */
      summary: z.string(),
      minutes: count,
      updatedAt: instant,
      parts: z.array(textPart),
      headings: z.array(heading),
      products: z.array(namedProduct),
      related: z.array(guideEntry),
      /** Of the last 30 days. */
      votes,
    }),
    shared: true,
  }),
  guideVoteMine: endpoint({
    method: 'GET',
    path: '/guide/vote',
    summary: '我对一条回答的评价；没有评过的为空',
    caller: 'anyone',
    query: z.strictObject({ topic: slug }),
    answer: z.strictObject({ isUseful: z.boolean().nullable() }),
  }),
  guideVote: endpoint({
    method: 'POST',
    path: '/guide/vote',
    summary: '评价一条回答：有用或没用，可以改；没用的可以说明哪里没帮到',
    caller: 'anyone',
    body: z.strictObject({
      topic: slug,
      isUseful: z.boolean(),
      reason: z.enum(content.voteReasons).nullable().default(null),
      words: z.union([z.literal(''), text(content.voteWords.max)]).default(''),
    }),
    answer: z.strictObject({ isUseful: z.boolean(), votes }),
    perMinute: 30,
  }),
  contentSitemap: endpoint({
    method: 'GET',
    path: '/content/sitemap',
    summary: '站点地图里的文章和指南：地址里的词与更新时间',
    caller: 'guest',
    answer: z.strictObject({
      articles: z.array(z.tuple([z.string(), instant])),
      guide: z.array(z.tuple([z.string(), instant])),
    }),
    shared: true,
  }),
  contentPicture: endpoint({
    method: 'GET',
    path: '/file/share',
    base: '',
    summary: '一篇文章或一条回答的分享图，1200×630',
    caller: 'guest',
    query: z.strictObject({ kind: z.enum(content.kinds), slug }),
    answer: z.unknown(),
    binary: true,
    perMinute: 60,
  }),
};

export type ArticleCard = z.output<typeof articleCard>;
export type NamedProduct = z.output<typeof namedProduct>;
export type TextPart = z.output<typeof textPart>;
export type TextHeading = z.output<typeof heading>;
