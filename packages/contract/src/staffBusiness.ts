import { z } from 'zod';
import { businessAnswer, reviewReason, version } from './businessParts.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { rules } from './rules.ts';

const { business } = rules;
const staff = { caller: 'staff', roles: ['orders'] } as const;
const params = z.strictObject({ id });
const owned = { id: 'business' } as const;

const staffBusiness = businessAnswer.extend({ userId: id });

const staffBusinessPage = staffBusiness.extend({
  /** Another approved business has the same code: this one cannot be approved. */
  isCodeTaken: z.boolean(),
  /** Every submission with its verdict, the newest first. */
  reviews: z.array(
    z.strictObject({
      id,
      state: z.enum(business.reviewStates),
      creditCode: z.string(),
      licenceName: z.string(),
      principal: z.string(),
      validUntil: z.iso.date().nullable(),
      submittedAt: instant,
      answerBy: instant,
      decidedAt: instant.nullable(),
      decidedBy: id.nullable(),
      reasons: z.array(reviewReason),
    }),
  ),
});

const ofBusiness = { ...staff, params, owned, answer: staffBusinessPage } as const;
const holiday = z.strictObject({ day: z.iso.date(), name: text(20) });

export const staffBusinessEndpoints = {
  staffBusinessList: endpoint({
    method: 'GET',
    path: '/staff/business',
    summary: '商户，按状态；要先答复的在前',
    ...staff,
    query: z.strictObject({ state: z.enum(business.states).optional(), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({ items: z.array(staffBusiness), nextCursor: z.string().nullable() }),
  }),
  staffBusinessGet: endpoint({
    method: 'GET',
    path: '/staff/business/:id',
    summary: '一家商户，和它每次提交的审核',
    ...ofBusiness,
  }),
  staffBusinessLicence: endpoint({
    method: 'GET',
    path: '/staff/business/:id/licence',
    summary: '营业执照的图片；可以带宽度',
    ...staff,
    params,
    owned,
    query: z.strictObject({ w: z.enum(rules.pictureWidths).optional() }),
    answer: z.unknown(),
    binary: true,
  }),
  staffBusinessApprove: endpoint({
    method: 'POST',
    path: '/staff/business/:id/approve',
    summary: '通过看到的这一份',
    ...ofBusiness,
    body: z.strictObject({ version }),
  }),
  staffBusinessRefuse: endpoint({
    method: 'POST',
    path: '/staff/business/:id/refuse',
    summary: '不通过，逐条写明哪里要改，商户会看到',
    ...ofBusiness,
    body: z.strictObject({
      reasons: z
        .array(reviewReason)
        .min(1)
        .max(business.maxReasons)
        .refine((rows) => new Set(rows.map(({ field }) => field)).size === rows.length, { error: 'each field once' }),
      version,
    }),
  }),
  staffBusinessStop: endpoint({
    method: 'POST',
    path: '/staff/business/:id/stop',
    summary: '停用一家商户，写明理由；只有员工能恢复',
    ...ofBusiness,
    body: z.strictObject({ reason: text(business.stopReason.max), version }),
  }),
  staffBusinessResume: endpoint({
    method: 'POST',
    path: '/staff/business/:id/resume',
    summary: '恢复一家停用的商户',
    ...ofBusiness,
    body: z.strictObject({ version }),
  }),
  staffHolidayList: endpoint({
    method: 'GET',
    path: '/staff/holiday',
    summary: '放假的日子：审核答复的工作日不算它们',
    ...staff,
    answer: z.strictObject({ items: z.array(holiday) }),
  }),
  staffHolidaySet: endpoint({
    method: 'PUT',
    path: '/staff/holiday',
    summary: '定一个放假的日子，或改它的名字',
    caller: 'staff',
    roles: [],
    body: holiday,
    answer: holiday,
  }),
  staffHolidayRemove: endpoint({
    method: 'DELETE',
    path: '/staff/holiday/:day',
    summary: '这一天照常上班',
    caller: 'staff',
    roles: [],
    params: z.strictObject({ day: z.iso.date() }),
    answer: nothing,
  }),
};

export type StaffBusiness = z.output<typeof staffBusinessPage>;
