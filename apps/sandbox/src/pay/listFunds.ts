import type { Books } from './createBooks.ts';
import type { GatewayName } from './GatewayName.ts';
import { dayBounds, shanghaiDay } from './shanghaiTime.ts';

/** One movement of the merchant's account; what comes in is above zero. */
export interface Fund {
  readonly kind: 'capture' | 'fee' | 'refund' | 'feeBack' | 'settlement';
  readonly amountFen: number;
  /** Of the account, after it. */
  readonly balanceFen: number;
  /** The gateway's and the merchant's number of what moved it. */
  readonly transactionId: string;
  readonly outTradeNo: string;
  readonly at: number;
}

type Movement = Omit<Fund, 'balanceFen'>;

/** 0.6% */
const FEE_BP = 60;
/** What lay in the account at midnight goes to the merchant's bank at nine. */
const SETTLES_AT_MS = 9 * 3_600_000;

/** The account's movements of a day, in order, as they follow from the trades and refunds of all days. */
export function listFunds(books: Books, gateway: GatewayName, day: string): readonly Fund[] {
  const bounds = dayBounds(day);
  if (bounds === undefined) return [];
  const byDay = Map.groupBy(listMovements(books, gateway, bounds.to), ({ at }) => shanghaiDay(at));
  const [first] = [...byDay.keys()].toSorted();
  let balanceFen = 0;
  let funds: Fund[] = [];
  for (let of = first; of !== undefined && of <= day; of = nextDay(of)) {
    const settles = settlement(of, balanceFen);
    const movements = [...settles, ...(byDay.get(of) ?? [])].toSorted((a, b) => a.at - b.at);
    funds = movements.map((movement) => ({ ...movement, balanceFen: (balanceFen += movement.amountFen) }));
  }
  return first !== undefined && first <= day ? funds : [];
}

function listMovements(books: Books, gateway: GatewayName, until: number): Movement[] {
  const paid = books.trades.paidBetween(gateway, 0, until).flatMap((trade): Movement[] => {
    const facts = { transactionId: trade.transactionId ?? '', outTradeNo: trade.outTradeNo, at: trade.paidAt ?? 0 };
    return [
      { kind: 'capture', amountFen: trade.amountFen, ...facts },
      { kind: 'fee', amountFen: -feeOf(trade.amountFen), ...facts },
    ];
  });
  const returned = books.refunds.succeededBetween(gateway, 0, until).flatMap((refund): Movement[] => {
    const facts = { transactionId: refund.refundId, outTradeNo: refund.outTradeNo, at: refund.decidedAt ?? 0 };
    return [
      { kind: 'refund', amountFen: -refund.amountFen, ...facts },
      { kind: 'feeBack', amountFen: feeOf(refund.amountFen), ...facts },
    ];
  });
  return [...paid, ...returned].filter(({ amountFen }) => amountFen !== 0);
}

function settlement(day: string, balanceFen: number): Movement[] {
  if (balanceFen <= 0) return [];
  const number = `S${day.replaceAll('-', '')}`;
  const at = (dayBounds(day)?.from ?? 0) + SETTLES_AT_MS;
  return [{ kind: 'settlement', amountFen: -balanceFen, transactionId: number, outTradeNo: '', at }];
}

function feeOf(amountFen: number): number {
  return Math.round((amountFen * FEE_BP) / 10_000);
}

function nextDay(day: string): string {
  return shanghaiDay(dayBounds(day)?.to ?? Number.MAX_SAFE_INTEGER);
}
