import { z } from 'zod';
import { heading, section, slug, textPart, topic } from './contentParts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, multilineText, opaqueKey, text } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const { content } = rules;
const params = z.strictObject({ id });
const staff = { caller: 'staff', roles: ['content'] } as const;
/** The version that the editor was opened with: the change is refused when the text has changed since. */
const version = z.number().int().min(1).max(1_000_000_000);

/** Where a text stands, and what belongs to it there. */
const place = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('article'),
    topic,
    /** The celebrity who wrote it; null: an editor of the shop, by name. */
    celebrityId: id.nullable(),
    /** Null beside a celebrity, whose own name is shown; without either it is the editors'. */
    author: text(content.author.max).nullable(),
    column: text(content.column.max).nullable(),
    coverFileId: id.nullable(),
  }),
  z.strictObject({
    kind: z.literal('guide'),
    section,
    position: z.number().int().min(0).max(content.maxPosition),
    /** Its place among 大家常问; null: it is not one of them. */
    popular: z.number().int().min(1).max(99).nullable(),
    /** Everyday words by which it is found, beside those of the text. */
    keywords: z.array(text(content.keyword.max)).max(content.maxKeywords),
    /** Slugs of entries that are shown beside it, before those that share its words; what is not there is left out. */
    related: z.array(slug).max(content.maxRelated).default([]),
  }),
]);

const words = {
  title: text(content.title.writtenMax),
  summary: text(content.summary.writtenMax),
  markdown: multilineText(content.markdown.max).refine((value) => value.trim() !== '', { error: 'empty' }),
  place,
};

const warning = z.strictObject({
  kind: z.enum(content.warnings),
  /** Of the Markdown, from 1. */
  line: count,
  words: z.string(),
});

const rendered = {
  parts: z.array(textPart),
  headings: z.array(heading),
  minutes: count,
  /** Someone would earn by it: it will say 广告. */
  isAd: z.boolean(),
  warnings: z.array(warning),
};

const textVersion = z.strictObject({
  no: count,
  state: z.enum(content.versionStates),
  title: z.string(),
  /** Who saved it last; null: it came with the shop. */
  staffName: z.string().nullable(),
  savedAt: instant,
  /** When it is or was published; null: it is a draft. */
  publishAt: instant.nullable(),
});

const staffText = z.strictObject({
  id,
  kind: z.enum(content.kinds),
  slug: z.string(),
  /** Changes name the version that they were made on. */
  version: count,
  /** The newest version, and the one that is shown. */
  newest: textVersion,
  shown: textVersion.nullable(),
  /** Its topic or section. */
  part: z.enum([...content.topics, ...content.sections]),
  votes: z.strictObject({ useful: count, useless: count }),
});

const staffTextPage = staffText.extend({ words: z.strictObject(words), ...rendered });
const ofText = { ...staff, params, publicIds: ['id'], answer: staffTextPage } as const;

export const staffContentEndpoints = {
  staffContentList: endpoint({
    method: 'GET',
    path: '/staff/content',
    summary: '文章或指南，改动新的在前；可按状态看，可按标题找',
    ...staff,
    query: z.strictObject({
      kind: z.enum(content.kinds),
      view: z.enum(content.views).optional(),
      words: text(40).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(staffText), nextCursor: z.string().nullable() }),
  }),
  staffContentGet: endpoint({
    method: 'GET',
    path: '/staff/content/text/:id',
    summary: '一篇的最新版本：原文、读者看到的样子、发布前要看的',
    ...ofText,
  }),
  staffContentCreate: endpoint({
    method: 'POST',
    path: '/staff/content',
    summary: '新建一篇，先是草稿；商品卡写作 :::product 商品编号',
    ...staff,
    body: z.strictObject({ slug, ...words }),
    answer: staffTextPage,
  }),
  staffContentChange: endpoint({
    method: 'PUT',
    path: '/staff/content/text/:id',
    summary: '改一篇：草稿直接改，定了时间的改回草稿，已发布的另起一版草稿',
    ...ofText,
    body: z.strictObject({ ...words, version }),
  }),
  staffContentPreview: endpoint({
    method: 'POST',
    path: '/staff/content/preview',
    summary: '读者会看到的样子，不保存',
    ...staff,
    onlyReads: true,
    body: z.strictObject(words),
    answer: z.strictObject(rendered),
    perMinute: 120,
  }),
  staffContentPublish: endpoint({
    method: 'POST',
    path: '/staff/content/text/:id/publish',
    summary: '发布最新的草稿：立刻，或到某个时间',
    ...ofText,
    body: z.strictObject({ version, at: instant.nullable().default(null) }),
  }),
  staffContentWithdraw: endpoint({
    method: 'POST',
    path: '/staff/content/text/:id/withdraw',
    summary: '撤下：读者不再看到，定了时间的不再发布',
    ...ofText,
    body: z.strictObject({ version }),
  }),
  staffContentVersions: endpoint({
    method: 'GET',
    path: '/staff/content/text/:id/versions',
    summary: '一篇的全部版本，新的在前',
    ...staff,
    params,
    publicIds: ['id'],
    answer: z.strictObject({ items: z.array(textVersion) }),
  }),
  staffContentVersion: endpoint({
    method: 'GET',
    path: '/staff/content/text/:id/version',
    summary: '一个版本的原文和样子，用来比较',
    ...staff,
    params,
    query: z.strictObject({ no: z.string().regex(/^[1-9]\d{0,5}$/) }),
    publicIds: ['id'],
    answer: textVersion.extend({
      words: z.strictObject(words),
      parts: z.array(textPart),
      headings: z.array(heading),
    }),
  }),
  staffContentFeedback: endpoint({
    method: 'GET',
    path: '/staff/content/text/:id/feedback',
    summary: '读者说一条回答哪里没帮到，新的在前；不记是谁',
    ...staff,
    params,
    publicIds: ['id'],
    query: z.strictObject({ cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({ reason: z.enum(content.voteReasons).nullable(), words: z.string(), at: instant }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffContentPictureAdd: endpoint({
    method: 'POST',
    path: '/staff/content/picture',
    summary: '上传一张文中或封面的图片；用 file:编号 引用',
    ...staff,
    upload: true,
    answer: z.strictObject({ id, width: z.number().int(), height: z.number().int() }),
    perMinute: 60,
  }),
};

export type StaffText = z.output<typeof staffTextPage>;
