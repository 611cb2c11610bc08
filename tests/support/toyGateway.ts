import { type OutsideGateway, rules } from '@jiwu/contract';
import { assert, businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { ForgedCallbackError } from '../../apps/server/src/platform/gateways/ForgedCallbackError.ts';
import type { CodeGateway, GatewayCallback, StatementLine } from '../../apps/server/src/platform/gateways/Gateway.ts';

/** A gateway that the contract does not know: it lives only in the tests. */
export const TOYPAY = 'toypay' as OutsideGateway;
const SIGNATURE = 'signed by the toy';

export interface ToyCallback {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface ToyGateway {
  readonly gateway: CodeGateway;
  /** The payer pays. Answers the callback, which the test sends, or keeps as one that got lost. */
  readonly pay: (outTradeNo: string) => ToyCallback;
  /** The money of a refund has gone back. Answers the callback that tells of it. */
  readonly finishRefund: (outRefundNo: string) => ToyCallback;
}

interface Movement {
  readonly line: StatementLine;
  isDone: boolean;
}

/**
 * Adds the name, as its line in the contract and the two statements of its migration would. Answers how to take it out of the
 * contract again, which other test files share.
 */
export async function admitToypay(owner: Database): Promise<() => void> {
  Object.assign(rules.payment.names, { [TOYPAY]: '玩具支付' });
  await owner.writeAlone(sql`alter domain paid_with drop constraint paid_with_known`);
  await owner.writeAlone(sql`
    alter domain paid_with add constraint paid_with_known
    check (value in ('wechat', 'alipay', 'balance', 'nothing', 'toypay')) not valid`);
  return () => {
    Reflect.deleteProperty(rules.payment.names, TOYPAY);
  };
}

/** Pays by code, refunds by and by, and keeps a statement, all in memory; it plugs into the shop without the shop knowing it. */
export function createToyGateway(): ToyGateway {
  const trades = new Map<string, Movement>();
  const refunds = new Map<string, Movement>();
  const lineOf = (kind: StatementLine['kind'], outTradeNo: string, outRefundNo: string | null, amountFen: number) => ({
    line: { kind, outTradeNo, outRefundNo, transactionId: `T${outTradeNo}`, amountFen, at: new Date() },
    isDone: false,
  });
  const captureOf = ({ line }: Movement) => ({ ...line, paidAt: line.at });
  const refundState = (refund: Movement | undefined) => {
    if (!refund) return { state: 'absent' } as const;
    const { outRefundNo, at } = refund.line;
    if (!refund.isDone) return { state: 'processing' } as const;
    return { state: 'succeeded', refundId: `R${outRefundNo}`, refundedAt: at } as const;
  };
  const finish = (movements: Map<string, Movement>, number: string): ToyCallback => {
    const movement = movements.get(number);
    assert(movement, `the toy knows ${number}`);
    movement.isDone = true;
    return { headers: { 'toy-signature': SIGNATURE }, body: JSON.stringify({ kind: movement.line.kind, number }) };
  };
  return {
    gateway: {
      openCode({ outTradeNo, amountFen }) {
        trades.set(outTradeNo, lineOf('capture', outTradeNo, null, amountFen));
        return Promise.resolve({ codeUrl: `toy://${outTradeNo}` });
      },
      query(outTradeNo) {
        const trade = trades.get(outTradeNo);
        if (!trade) return Promise.resolve({ state: 'absent' });
        return Promise.resolve(trade.isDone ? { state: 'paid', capture: captureOf(trade) } : { state: 'unpaid' });
      },
      close: (outTradeNo) => Promise.resolve(trades.get(outTradeNo)?.isDone ? 'paid' : 'closed'),
      refund({ outTradeNo, outRefundNo, amountFen }) {
        refunds.set(outRefundNo, lineOf('refund', outTradeNo, outRefundNo, amountFen));
        return Promise.resolve({ state: 'processing' });
      },
      queryRefund: ({ outRefundNo }) => Promise.resolve(refundState(refunds.get(outRefundNo))),
      statement: (day) =>
        Promise.resolve(
          [...trades.values(), ...refunds.values()]
            .filter(({ line, isDone }) => isDone && businessDay(line.at) === day)
            .map(({ line }) => line),
        ),
      funds: () => Promise.resolve([]),
      readCallback(headers, rawBody): GatewayCallback {
        if (headers['toy-signature'] !== SIGNATURE) throw new ForgedCallbackError('signature');
        const { kind, number } = JSON.parse(rawBody.toString()) as { kind: StatementLine['kind']; number: string };
        const id = `${kind}-${number}`;
        if (kind === 'refund') {
          return { id, kind, outRefundNo: number, refund: refundState(refunds.get(number)) };
        }
        const trade = trades.get(number);
        assert(trade, `the toy knows ${number}`);
        return { id, kind, capture: captureOf(trade) };
      },
      callbackAnswers: {
        taken: { status: 200, type: 'text/plain', body: 'thanks' },
        refused: { type: 'text/plain', body: 'no' },
        forgedStatus: 403,
      },
      refusesForNow: () => true,
    },
    pay: (outTradeNo) => finish(trades, outTradeNo),
    finishRefund: (outRefundNo) => finish(refunds, outRefundNo),
  };
}
