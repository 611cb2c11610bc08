import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey } from './fields.ts';
import { count } from './productCard.ts';

/** Place in the chain, from 1. */
const seqText = z.string().regex(/^[1-9]\d{0,14}$/);
const seq = seqText.transform(Number);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const row = z.strictObject({
  seq: count,
  at: instant,
  /** Null: the shop itself. */
  staff: z.strictObject({ id, name: z.string() }).nullable(),
  /** `order.dispatch` */
  action: z.string(),
  target: z.strictObject({ kind: z.string(), id: z.string() }),
});

/** A text as it is, everything else as JSON; null: it was not there. */
const value = z.string().nullable();

const ofReaders = { caller: 'staff', roles: ['finance'] } as const;

/** What staff did. Nobody can change it. */
export const staffAuditEndpoints = {
  staffAuditList: endpoint({
    method: 'GET',
    path: '/staff/audit',
    summary: '审计：谁在什么时候对什么做了什么，最新的在前',
    ...ofReaders,
    query: z.strictObject({
      staffId: id.optional(),
      action: z
        .string()
        .regex(/^[a-z][A-Za-z]{1,29}(\.[a-z][A-Za-z]{1,29})?$/)
        .optional()
        .describe('an area (order) or one action (order.dispatch)'),
      targetKind: z
        .string()
        .regex(/^[a-z][A-Za-z]{2,29}$/)
        .optional(),
      targetId: z.string().min(1).max(64).optional().describe('only with targetKind'),
      from: instant.optional(),
      to: instant.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    publicIds: ['staffId'],
    answer: z.strictObject({ items: z.array(row), nextCursor: z.string().nullable() }),
  }),
  staffAuditGet: endpoint({
    method: 'GET',
    path: '/staff/audit/row/:seq',
    summary: '一条审计：改前、改后，和它在链里的位置',
    ...ofReaders,
    params: z.strictObject({ seq }),
    answer: row.extend({
      values: z.array(
        z.strictObject({
          /** `roles`, `address.city` */
          path: z.string(),
          before: value,
          after: value,
          isChanged: z.boolean(),
        }),
      ),
      prevHash: hash,
      hash,
    }),
  }),
  staffAuditVerify: endpoint({
    method: 'GET',
    path: '/staff/audit/verify',
    summary: '从一个位置起核对一段链，客户端接着问下一段，直到链尾',
    ...ofReaders,
    query: z.strictObject({ from: seqText.default('1').transform(Number) }),
    answer: z.strictObject({
      checkedFrom: count,
      /** 0: there is no row from there on. */
      checkedTo: count,
      /** When the last of them was written. */
      checkedUpToAt: instant.nullable(),
      broken: z.array(
        z.strictObject({
          seq: count,
          at: instant.nullable(),
          /** changed: not what was written. unlinked: does not follow the row before. missing: there is no row. end: the chain was cut. */
          what: z.enum(['changed', 'unlinked', 'missing', 'end']),
        }),
      ),
      /** Where to go on; null: this was the end of the chain. */
      next: z.number().int().nullable(),
      end: z.strictObject({ seq: count, hash }),
      now: instant,
    }),
    perMinute: 600,
  }),
};
