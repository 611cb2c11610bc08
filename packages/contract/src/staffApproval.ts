import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { approval } = rules;
const params = z.strictObject({ id });
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const request = z.strictObject({
  id,
  /** AP2026111600031 */
  no: z.string(),
  kind: z.string(),
  /** 佣金兑付 */
  title: z.string(),
  /** Whose it is, masked, and of what it is made. */
  words: z.string(),
  amountFen: fen,
  state: z.enum(approval.states),
  requestedBy: z.strictObject({
    kind: z.enum(['user', 'staff', 'shop']),
    /** Of a member of staff. */
    name: z.string().nullable(),
    isSelf: z.boolean(),
  }),
  reason: z.string(),
  requestedAt: instant,
  /** Nobody can approve it from then on. */
  expiresAt: instant,
  /** Who approved or refused. */
  decidedBy: z.string().nullable(),
  /** Why it was refused. */
  refusal: z.string().nullable(),
  endedAt: instant.nullable(),
});

/** What a second person has to decide. */
export const staffApprovalEndpoints = {
  staffApprovalList: endpoint({
    method: 'GET',
    path: '/staff/approval',
    summary: '待批准的、我提交的和最近 7 天有结果的申请',
    caller: 'staff',
    roles: ['finance'],
    query: z.strictObject({ view: z.enum(approval.views).default('waiting'), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(request),
      waiting: count,
      waitingFen: fen,
      /** Of the waiting ones those that the caller has asked for. */
      mine: count,
      nextCursor: z.string().nullable(),
      now: instant,
    }),
  }),
  staffApprovalGet: endpoint({
    method: 'GET',
    path: '/staff/approval/:id',
    summary: '一个申请：批准后会变什么，系统核对了什么',
    caller: 'staff',
    roles: ['finance'],
    params,
    publicIds: ['id'],
    answer: request.extend({
      /** Of what it will do; approving names it, so that nobody approves what they have not seen. */
      hash,
      /** As of now, before and after; empty when it has ended. */
      changes: z.array(z.strictObject({ what: z.string(), before: z.string(), after: z.string(), note: z.string() })),
      checks: z.strictObject({
        /** It would still do what was asked for. */
        isSame: z.boolean(),
        isInTime: z.boolean(),
        /** The caller is not the one who asked. */
        isOther: z.boolean(),
      }),
      evidence: z.strictObject({
        /** Pages of the console. */
        links: z.array(z.strictObject({ kind: z.string(), id: z.string(), words: z.string() })),
        pictures: count,
        story: z.array(z.strictObject({ at: instant, words: z.string() })),
        findings: z.array(z.strictObject({ what: z.string(), isGood: z.boolean(), words: z.string() })),
      }),
      subjectId: id,
      mayApprove: z.boolean(),
      now: instant,
    }),
  }),
  staffApprovalApprove: endpoint({
    method: 'POST',
    path: '/staff/approval/:id/approve',
    summary: '批准并执行，一次；要新的动态验证码。内容与申请时不同就作废（changed），什么也不做',
    caller: 'staff',
    roles: ['finance'],
    params,
    publicIds: ['id'],
    body: z.strictObject({ hash, code: z.string().regex(rules.staff.codePattern) }),
    answer: z.strictObject({ state: z.enum(['executed', 'changed']) }),
    perMinute: 30,
  }),
  staffApprovalRefuse: endpoint({
    method: 'POST',
    path: '/staff/approval/:id/refuse',
    summary: '退回，写明原因',
    caller: 'staff',
    roles: ['finance'],
    params,
    publicIds: ['id'],
    body: z.strictObject({ reason: text(approval.reasonMax) }),
    answer: z.strictObject({ state: z.enum(['refused']) }),
    perMinute: 30,
  }),
};
