import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { count } from './productCard.ts';

const staff = { caller: 'staff', roles: ['finance'] } as const;
/** For administrators alone. */
const admins = { caller: 'staff', roles: [] } as const;
const jobId = z.string().regex(/^[0-9]{1,19}$/);

const run = z.strictObject({
  id,
  beganAt: instant,
  endedAt: instant.nullable(),
  /** Its worker died. */
  wasGivenUp: z.boolean(),
  broken: count,
  ms: count.nullable(),
});

/** What must always be true, and how the machinery does. */
export const staffIntegrityEndpoints = {
  staffIntegrity: endpoint({
    method: 'GET',
    path: '/staff/integrity',
    summary: '每条不变量的上次结果、行数、耗时、从何时起不成立；最近 24 轮和近 30 天',
    ...staff,
    answer: z.strictObject({
      /** Newest first. */
      runs: z.array(run),
      results: z.array(
        z.strictObject({
          number: count,
          title: z.string(),
          checkedAt: instant,
          brokenSince: instant.nullable(),
          rows: count,
          ms: count,
          /** The first of the offending rows. */
          offending: z.array(z.record(z.string(), z.unknown())),
          /** Of the runs above those in which it was broken. */
          brokenIn: z.array(id),
        }),
      ),
      month: z.strictObject({
        runs: count,
        clean: count,
        broken: z.array(z.strictObject({ number: count, title: z.string(), runs: count, lastAt: instant })),
      }),
      now: instant,
    }),
  }),
  staffIntegrityHealth: endpoint({
    method: 'GET',
    path: '/staff/integrity/health',
    summary: '任务队列、告警、归档与备库，就 PostgreSQL 所知',
    ...staff,
    answer: z.strictObject({
      integrity: z.strictObject({ checkedAt: instant.nullable(), total: count, broken: count }),
      jobs: z.strictObject({
        waiting: count,
        running: count,
        retrying: count,
        dead: count,
        oldestDueAt: instant.nullable(),
      }),
      alarms: z.strictObject({ open: count, today: count }),
      backup: z.strictObject({
        isArchiving: z.boolean(),
        lastArchivedAt: instant.nullable(),
        archiveFailures: count,
        databaseBytes: count,
      }),
      standbys: z.array(
        z.strictObject({
          name: z.string(),
          state: z.string().nullable(),
          isSynchronous: z.boolean(),
          lagSeconds: z.number().nullable(),
        }),
      ),
      now: instant,
    }),
  }),
  staffIntegrityRun: endpoint({
    method: 'POST',
    path: '/staff/integrity/run',
    summary: '现在核一遍，排进任务',
    ...staff,
    answer: z.strictObject({ state: z.enum(['queued']) }),
    perMinute: 6,
  }),
  staffAlarmList: endpoint({
    method: 'GET',
    path: '/staff/alarm',
    summary: '告警，新的在前；还没有人看过的，或全部',
    ...staff,
    query: z.strictObject({ view: z.enum(['open', 'all']).default('open'), cursor: opaqueKey(200).optional() }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          event: z.string(),
          facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
          /** How often the same was raised while it was open. */
          times: count,
          firstAt: instant,
          lastAt: instant,
          acknowledgedBy: z.string().nullable(),
          acknowledgedAt: instant.nullable(),
          note: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffAlarmAcknowledge: endpoint({
    method: 'POST',
    path: '/staff/alarm/:id/acknowledge',
    summary: '看过一个告警，写明怎么处理的；再来就是新的一条',
    ...staff,
    params: z.strictObject({ id }),
    publicIds: ['id'],
    body: z.strictObject({ note: text(200) }),
    answer: z.strictObject({ acknowledgedAt: instant }),
    perMinute: 60,
  }),
  staffJobList: endpoint({
    method: 'GET',
    path: '/staff/job',
    summary: '任务：失败的、在排的、在跑的',
    ...admins,
    query: z.strictObject({
      view: z.enum(['failed', 'waiting', 'running']).default('failed'),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id: jobId,
          name: z.string(),
          state: z.enum(['waiting', 'running', 'retrying', 'dead']),
          attempts: count,
          maxAttempts: count,
          runAt: instant,
          createdAt: instant,
          lockedAt: instant.nullable(),
          error: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffJobRetry: endpoint({
    method: 'POST',
    path: '/staff/job/:id/retry',
    summary: '失败的任务现在重来，次数从头数',
    ...admins,
    params: z.strictObject({ id: jobId }),
    answer: z.strictObject({ state: z.enum(['queued']) }),
    perMinute: 60,
  }),
};
