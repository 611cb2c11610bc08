import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen, picture } from './productCard.ts';
import { rules } from './rules.ts';

const { goods } = rules;
const word = z.string().regex(goods.wordPattern);
const params = z.strictObject({ id: word });
/** The version that the editor was opened with: the change is refused when it has changed since. */
const version = z.number().int().min(1).max(1_000_000_000);
const names = (max: number) =>
  z
    .array(text(goods.aliasMax))
    .max(max)
    .refine((list) => new Set(list).size === list.length, { error: 'each once' });

const writes = { caller: 'staff', roles: ['goods'] } as const;
/** Whoever may look at products sees by what they are sorted. */
const reads = { caller: 'staff', roles: ['goods', 'orders', 'marketing', 'content'] } as const;

/** Who changed it last, and when; null: nobody since it came with the shop. */
const changed = z.strictObject({ byName: z.string(), at: instant }).nullable();

const category = z.strictObject({
  id: word,
  parentId: word.nullable(),
  level: z.number().int(),
  name: z.string(),
  /** Other words by which its products are found. */
  aliases: z.array(z.string()),
  attributes: z.array(z.string()),
  picture: picture.nullable(),
  /** Products on sale in it and below. */
  count,
  isClosed: z.boolean(),
  version,
  changed,
});

const categoryWords = {
  name: text(goods.nameMax),
  aliases: names(goods.maxAliases),
  attributes: names(goods.maxAttributes),
  /** Uploaded by staffGoodsPictureAdd; null: none. */
  pictureFileId: id.nullable().default(null),
};

const brand = z.strictObject({
  id: word,
  name: z.string(),
  aliases: z.array(z.string()),
  logo: picture.nullable(),
  isClosed: z.boolean(),
  version,
  changed,
});

const brandWords = {
  name: text(goods.nameMax),
  aliases: names(goods.maxAliases),
  logoFileId: id.nullable().default(null),
};

const template = z.strictObject({
  id: word,
  name: z.string(),
  shipsFrom: z.string(),
  dispatchHours: count,
  feeFen: fen,
  freeFromFen: fen,
  vipFreeFromFen: fen,
  version,
  changed,
});

const templateWords = z
  .strictObject({
    name: text(goods.template.nameMax),
    shipsFrom: text(goods.template.placeMax),
    dispatchHours: z.number().int().min(1).max(goods.template.maxHours),
    feeFen: fen.max(goods.template.maxFeeFen),
    freeFromFen: fen.max(goods.template.maxFreeFromFen),
    /** Not above that of everybody. */
    vipFreeFromFen: fen.max(goods.template.maxFreeFromFen),
  })
  .refine(({ freeFromFen, vipFreeFromFen }) => vipFreeFromFen <= freeFromFen, { path: ['vipFreeFromFen'] });

const ofCategory = { ...writes, params, answer: category } as const;
const ofBrand = { ...writes, params, answer: brand } as const;

/** What goods are sorted by and sent with. */
export const staffGoodsEndpoints = {
  staffCategoryList: endpoint({
    method: 'GET',
    path: '/staff/category',
    summary: '类目树，上级在前，同级按次序；停用的也在内',
    ...reads,
    answer: z.strictObject({ items: z.array(category) }),
  }),
  staffCategoryCreate: endpoint({
    method: 'POST',
    path: '/staff/category',
    summary: '新建类目，排在同级最后；地址里的词不写就按名称的拼音',
    ...writes,
    publicIds: ['pictureFileId'],
    body: z.strictObject({ word: word.nullable().default(null), parentId: word.nullable(), ...categoryWords }),
    answer: category,
  }),
  staffCategoryChange: endpoint({
    method: 'PUT',
    path: '/staff/category/:id',
    summary: '改类目的名称、别名、可筛选的参数、图片',
    ...ofCategory,
    publicIds: ['pictureFileId'],
    body: z.strictObject({ ...categoryWords, version }),
  }),
  staffCategoryMove: endpoint({
    method: 'POST',
    path: '/staff/category/:id/move',
    summary: '移动类目：同级里换次序，或换到另一个上级之下；级别不变',
    ...ofCategory,
    body: z.strictObject({
      parentId: word.nullable(),
      /** The one that it then stands before; null: last. */
      beforeId: word.nullable(),
      version,
    }),
  }),
  staffCategoryClose: endpoint({
    method: 'POST',
    path: '/staff/category/:id/close',
    summary: '停用类目；其下有在售商品、草稿或没停用的类目时不能',
    ...ofCategory,
    body: z.strictObject({ version }),
  }),
  staffCategoryReopen: endpoint({
    method: 'POST',
    path: '/staff/category/:id/reopen',
    summary: '恢复停用的类目',
    ...ofCategory,
    body: z.strictObject({ version }),
  }),
  staffBrandList: endpoint({
    method: 'GET',
    path: '/staff/brand',
    summary: '品牌，按名称排；可按名称和别名找',
    ...reads,
    query: z.strictObject({ words: text(20).optional(), cursor: opaqueKey(400).optional() }),
    answer: z.strictObject({ items: z.array(brand), nextCursor: z.string().nullable() }),
  }),
  staffBrandCreate: endpoint({
    method: 'POST',
    path: '/staff/brand',
    summary: '新建品牌；地址里的词不写就按名称的拼音',
    ...writes,
    publicIds: ['logoFileId'],
    body: z.strictObject({ word: word.nullable().default(null), ...brandWords }),
    answer: brand,
  }),
  staffBrandChange: endpoint({
    method: 'PUT',
    path: '/staff/brand/:id',
    summary: '改品牌的名称、别名、标志',
    ...ofBrand,
    publicIds: ['logoFileId'],
    body: z.strictObject({ ...brandWords, version }),
  }),
  staffBrandClose: endpoint({
    method: 'POST',
    path: '/staff/brand/:id/close',
    summary: '停用品牌；有在售商品或草稿时不能',
    ...ofBrand,
    body: z.strictObject({ version }),
  }),
  staffBrandReopen: endpoint({
    method: 'POST',
    path: '/staff/brand/:id/reopen',
    summary: '恢复停用的品牌',
    ...ofBrand,
    body: z.strictObject({ version }),
  }),
  staffTemplateList: endpoint({
    method: 'GET',
    path: '/staff/shippingTemplate',
    summary: '全部运费模板',
    ...reads,
    answer: z.strictObject({ items: z.array(template) }),
  }),
  staffTemplateCreate: endpoint({
    method: 'POST',
    path: '/staff/shippingTemplate',
    summary: '新建运费模板',
    ...writes,
    body: z.strictObject({ word: word.nullable().default(null), terms: templateWords }),
    answer: template,
  }),
  staffTemplateChange: endpoint({
    method: 'PUT',
    path: '/staff/shippingTemplate/:id',
    summary: '改运费模板；对以后的下单生效',
    ...writes,
    params,
    body: z.strictObject({ terms: templateWords, version }),
    answer: template,
  }),
  staffGoodsPictureAdd: endpoint({
    method: 'POST',
    path: '/staff/goods/picture',
    summary: '上传一张商品、类目或品牌的图片',
    ...writes,
    upload: true,
    answer: z.strictObject({ fileId: id, placeholder: z.string(), width: count, height: count }),
    perMinute: 240,
  }),
  staffGoodsPictureCut: endpoint({
    method: 'POST',
    path: '/staff/goods/picture/:id/cut',
    summary: '从一张图片裁出一张新的，原图不变',
    ...writes,
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({
      left: count.max(10_000),
      top: count.max(10_000),
      width: z.number().int().min(16).max(10_000),
      height: z.number().int().min(16).max(10_000),
    }),
    answer: z.strictObject({ fileId: id, placeholder: z.string(), width: count, height: count }),
    perMinute: 120,
  }),
};

export type StaffCategory = z.output<typeof category>;
export type StaffBrand = z.output<typeof brand>;
export type ShippingTemplate = z.output<typeof template>;
