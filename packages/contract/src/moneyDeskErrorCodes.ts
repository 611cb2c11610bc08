import type { ErrorEntry } from './ErrorEntry.ts';

/** Refusals of the work on money in the console: reconciliation, bookings, closings. */
export const moneyDeskErrorCodes = {
  REPORT_CLOSED: { status: 409, code: 409602, msg: '已经结过，数字不能再改，请刷新后查看' },
  REPORT_CHANGED: { status: 409, code: 409603, msg: '数字与您看到的不同，请看过新的再结' },
  ALARM_ACKNOWLEDGED: { status: 409, code: 409604, msg: '这个告警已经有人处理过，请刷新后查看' },
  JOB_GONE: { status: 409, code: 409605, msg: '这个任务已经做完，或正在做，请刷新后查看' },
  DIFFERENCE_SETTLED: { status: 409, code: 409600, msg: '这笔差异已经平了，请刷新后查看' },
  ARRIVAL_CHANGED: { status: 409, code: 409601, msg: '银行实到刚被别人改过，请看过新的再改' },
  RECONCILE_TOO_EARLY: { status: 422, code: 422600, msg: '账单第二天上午才有，请到时候再核对' },
  REPORT_TOO_EARLY: { status: 422, code: 422604, msg: '还没过完，或账还没落定，第二天 0:10 以后再结' },
  REPORT_DAYS_OPEN: { status: 422, code: 422605, msg: '这个月还有没日结的日子，请先日结' },
  REPORT_NOTE_MISSING: { status: 422, code: 422606, msg: '还有没通过的检查，请写明为什么现在就结' },
  STATEMENT_NONE: { status: 422, code: 422601, msg: '渠道没有这一天的账单，或已经超过 90 天' },
  BOOKING_NOTHING: { status: 422, code: 422602, msg: '这笔差异没有差额，说明原因就可以' },
  BOOKING_SAME_ACCOUNT: { status: 422, code: 422603, msg: '付出和收到不能是同一个账户，请换一个' },
} as const satisfies Record<string, ErrorEntry>;
