import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, opaqueKey, text } from './fields.ts';
import { inspectionFindings, unitGrade } from './openBoxParts.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';
import { checklist, staffUnit, staffUnitPage, takenIn, unitSchedule } from './staffUnitParts.ts';

const { openBox } = rules;
const params = z.strictObject({ id });
const words = (max: number) => z.union([z.literal(''), text(max)]);
const key = z.string().regex(openBox.keyPattern);
const staff = { caller: 'staff', roles: ['goods'] } as const;
const ofUnit = { ...staff, params, publicIds: ['id'], answer: staffUnitPage } as const;
const version = count;

export const staffOpenBoxEndpoints = {
  staffUnitList: endpoint({
    method: 'GET',
    path: '/staff/openBox',
    summary: '开箱单件，新的在前；可按状态看，可按单件号或序列号找',
    ...staff,
    query: z.strictObject({
      state: z.enum(openBox.states).optional(),
      /** A number or a serial, as the scanner reads it. */
      code: z.string().regex(openBox.serialPattern).optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({ items: z.array(staffUnit), nextCursor: z.string().nullable() }),
  }),
  staffUnitGet: endpoint({
    method: 'GET',
    path: '/staff/openBox/unit/:id',
    summary: '一个单件：照片、检测单、建议定级、价格安排、同款成交、经历',
    ...ofUnit,
  }),
  staffUnitTakeIn: endpoint({
    method: 'POST',
    path: '/staff/openBox',
    summary: '入库一个单件',
    ...staff,
    body: z.strictObject({
      skuId: id,
      source: z.enum(['display', 'supplier', 'other']),
      ...takenIn,
    }),
    publicIds: ['skuId'],
    answer: staffUnitPage,
  }),
  staffUnitInspect: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/inspect',
    summary: '开始检测，或退回以后复检',
    ...ofUnit,
    body: z.strictObject({ version }),
  }),
  staffUnitPhotoAdd: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/photo',
    summary: '拍一张：原图只给员工看，上架后大家看到的是缩小的一份',
    ...ofUnit,
    query: z.strictObject({ place: z.enum(openBox.photoPlaces), words: text(30).optional() }),
    upload: true,
    perMinute: 60,
  }),
  staffUnitPhotoRemove: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/photo/remove',
    summary: '去掉一张，重拍',
    ...ofUnit,
    body: z.strictObject({ photoId: id }),
    publicIds: ['id', 'photoId'],
  }),
  staffUnitPhoto: endpoint({
    method: 'GET',
    path: '/staff/openBox/unit/:id/photo',
    summary: '一张照片的原图；可以带宽度',
    ...staff,
    params,
    query: z.strictObject({ photoId: id, w: z.enum(rules.pictureWidths).optional() }),
    publicIds: ['id', 'photoId'],
    answer: z.unknown(),
    binary: true,
  }),
  staffUnitFindings: endpoint({
    method: 'PUT',
    path: '/staff/openBox/unit/:id/findings',
    summary: '暂存检测结果',
    ...ofUnit,
    body: z.strictObject({
      isSealed: inspectionFindings.isSealed,
      results: z.array(z.strictObject({ key, result: z.enum(openBox.results), words: words(60) })).max(60),
      defects: z
        .array(
          z.strictObject({
            itemKey: key,
            place: text(20),
            words: text(80),
            photoId: id.nullable(),
            isObvious: z.boolean(),
          }),
        )
        .max(20),
      parts: z.array(z.strictObject({ label: text(20), isPresent: z.boolean(), words: words(40) })).max(30),
      useWords: words(80),
      foundWords: words(200),
      version,
    }),
  }),
  staffUnitGrade: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/grade',
    summary: '定级：可以低于建议，高于建议要写理由',
    ...ofUnit,
    body: z.strictObject({
      grade: unitGrade,
      reason: words(200).default(''),
      headline: text(30),
      warrantyMonths: z.number().int().min(1).max(60).nullable(),
      version,
    }),
  }),
  staffUnitPrice: endpoint({
    method: 'PUT',
    path: '/staff/openBox/unit/:id/price',
    summary: '起价、底价和降价安排；在售的从现在起按新的，有人正在付款时不能改',
    ...ofUnit,
    body: z.strictObject({ ...unitSchedule, version }),
  }),
  staffUnitPublish: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/list',
    summary: '上架',
    ...ofUnit,
    body: z.strictObject({ version }),
  }),
  staffUnitWithdraw: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/withdraw',
    summary: '撤下；有人正在付款时不能撤',
    ...ofUnit,
    body: z.strictObject({ reason: text(60), version }),
  }),
  staffUnitWriteOff: endpoint({
    method: 'POST',
    path: '/staff/openBox/unit/:id/writeOff',
    summary: '报废：不能再卖',
    ...ofUnit,
    body: z.strictObject({ reason: text(60), version }),
  }),
  staffChecklistList: endpoint({
    method: 'GET',
    path: '/staff/openBox/checklist',
    summary: '各品类现行的检测单',
    ...staff,
    answer: z.strictObject({ items: z.array(checklist) }),
  }),
  staffChecklistSave: endpoint({
    method: 'PUT',
    path: '/staff/openBox/checklist',
    summary: '新写一版检测单；做过的检测仍按原来的',
    ...staff,
    body: z.strictObject({
      categoryId: z.string().regex(rules.wordPattern).nullable(),
      /** The version that this one follows; 0 for the first. */
      after: count,
      items: z
        .array(z.strictObject({ key, label: text(12), kind: z.enum(openBox.itemKinds) }))
        .min(1)
        .max(60),
      parts: z.array(text(20)).max(30),
    }),
    answer: checklist,
  }),
};
