import type { Answer, ReportFigures, staffReportEndpoints } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import {
  type BookClosing,
  findClosing,
  findFirstLedgerDay,
  findLastDay,
  listClosings,
} from '../../../modules/money/ledger/index.ts';
import { countOpenDifferences, listReconciledDays, sumWaitingRefunds } from '../../../modules/money/payments/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { canonicalJson } from '../../../platform/crypto/canonicalJson.ts';
import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { rules } from '@jiwu/contract';
import { daysOfPeriod, isMonth, listDaysOf } from '../daysOfPeriod.ts';
import { reckonReport } from './reckonReport.ts';

type One = Answer<(typeof staffReportEndpoints)['staffReportGet']>;
type List = Answer<(typeof staffReportEndpoints)['staffReportList']>;

function hashOf(figures: ReportFigures): string {
  return sha256(canonicalJson(figures)).toString('hex');
}

/** The days of a month that are closed, and the month. */
export async function listReports(db: Reader, { month, now }: { month: string; now: Date }): Promise<List> {
  const closings = await listClosings(db, month);
  const names = await listStaffNames(
    db,
    closings.map(({ closedBy }) => closedBy),
  );
  const closedOf = (period: string) => {
    const found = closings.find((closing) => closing.period === period);
    return found ? describeClosing(found, names) : null;
  };
  const today = businessDay(now);
  return {
    month: { period: month, closed: closedOf(month) },
    days: listDaysOf(month).map((day) => ({ period: day, isOver: day < today, closed: closedOf(day) })),
  };
}

/** One report: as it was closed, or as it is now. */
export async function loadReport(db: Reader, { period, now }: { period: string; now: Date }): Promise<One> {
  const [closing, live, checks] = await Promise.all([
    findClosing(db, period),
    reckonReport(db, period),
    checkReport(db, { period, now }),
  ]);
  const figures = closing ? (closing.figures as ReportFigures) : live;
  const all = [...checks, checkSums(figures)];
  const names = await listStaffNames(db, closing ? [closing.closedBy] : []);
  return {
    figures,
    hash: closing?.hash ?? hashOf(figures),
    closed: closing && describeClosing(closing, names),
    isEqual: canonicalJson(figures.accounts) === canonicalJson(live.accounts),
    mayClose: !closing && (await isSettled(db, period)) && (await hasDaysClosed(db, period)),
    checks: all,
  };
}

/** The last of its days was written down. */
export async function isSettled(db: Reader, period: string): Promise<boolean> {
  const last = await findLastDay(db, {});
  return last !== null && last >= daysOfPeriod(period).toDay;
}

/** Of a month: every day since the books began is closed. */
export async function hasDaysClosed(db: Reader, period: string): Promise<boolean> {
  if (!isMonth(period)) return true;
  const [closings, first] = await Promise.all([listClosings(db, period), findFirstLedgerDay(db)]);
  const closed = new Set(closings.map((closing) => closing.period));
  return listDaysOf(period).every((day) => closed.has(day) || (first !== null && day < first));
}

type Check = One['checks'][number];

async function checkReport(db: Reader, { period, now }: { period: string; now: Date }): Promise<Check[]> {
  const { fromDay, toDay } = daysOfPeriod(period);
  const gateways = rules.payment.outsideGateways;
  const [days, open, waiting] = await Promise.all([
    listReconciledDays(db, { gateways, fromDay, toDay, now }),
    countOpenDifferences(db),
    sumWaitingRefunds(db),
  ]);
  const missing = days.filter(({ comparedAt }) => !comparedAt).length;
  const differences = days.reduce((sum, one) => sum + one.open, 0);
  return [
    {
      what: '对账',
      isGood: missing === 0,
      words: missing === 0 ? '每个渠道都核过' : `${missing} 份账单还没核`,
    },
    {
      what: '差异',
      isGood: differences === 0,
      words: differences === 0 ? `这段没有未平的，全部未平 ${open} 笔` : `${differences} 笔未平`,
    },
    {
      what: '退不回去的退款',
      isGood: waiting.waiting === 0,
      words: waiting.waiting === 0 ? '没有在等的' : `${waiting.waiting} 笔在等处理`,
    },
  ];
}

function checkSums({ sums }: ReportFigures): Check {
  const isGood = sums.every(({ opening, closing }) => opening === 0 && closing === 0);
  return { what: '所有账户相加', isGood, words: isGood ? '期初、期末都是 0' : '不是 0，请看完整性' };
}

function describeClosing({ closedAt, closedBy, note, hash }: BookClosing, names: ReadonlyMap<string, string>) {
  return { at: closedAt.toISOString(), by: names.get(closedBy) ?? null, note, hash };
}
