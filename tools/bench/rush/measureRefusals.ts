import { errorCodes } from '@jiwu/contract';
import { cpuOfTree } from '../checkout/cpuOfTree.ts';
import { percentile } from '../checkout/percentile.ts';
import { arrivalsWithin } from './arrivalsWithin.ts';
import { claimPath, claimRequest } from './claimRequest.ts';
import type { Visitor } from './mintVisitors.ts';
import type { Measured } from './RushShop.ts';
import type { RefusalBytes } from './startBareRefuser.ts';
import type { GatherCrowd } from './startCrowd.ts';

export interface Refusals {
  readonly p50: number;
  readonly p99: number;
  /** CPU time of the server's process for each. */
  readonly cpuMicros: number;
  /** Who got another answer, or none. */
  readonly others: number;
}

interface Crowd {
  readonly dealId: string;
  readonly visitors: readonly Visitor[];
  /** Has no piece: PostgreSQL would tell them the same as the memory does. */
  readonly latecomer: Visitor;
  readonly seconds: number;
  readonly gatherCrowd: GatherCrowd;
}

/** A crowd that comes when everything is gone: all of them should be told so. */
export async function measureRefusals(server: Measured, input: Crowd): Promise<Refusals> {
  const { dealId, visitors, latecomer, seconds, gatherCrowd } = input;
  const due = arrivalsWithin(visitors.length, seconds);
  const arrivals = visitors.map((visitor, nth) => ({ dueMs: due[nth] ?? 0, request: claimRequest(dealId, visitor) }));
  const go = await gatherCrowd(server.port, arrivals);
  // Someone has asked within the last seconds, as always in a rush.
  await seeRefusal(server, dealId, latecomer);
  const cpu = cpuOfTree(server.pid);
  const { answers } = await go(Date.now() + 300);
  const spent = cpuOfTree(server.pid) - cpu;
  const took = answers.map(({ ms }) => ms);
  const others = answers.filter(({ code }) => code !== errorCodes.WOOT_SOLD_OUT.code).length;
  return {
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    cpuMicros: (spent * 1000) / answers.length,
    others,
  };
}

/** What the server answers to one who comes too late, without what differs from answer to answer. */
export async function seeRefusal(server: Measured, dealId: string, { token, from }: Visitor): Promise<RefusalBytes> {
  const reply = await fetch(server.origin + claimPath(dealId), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-type': 'User',
      anonymous: 'benchRush',
      token,
      'x-forwarded-for': from,
    },
    body: '{}',
  });
  const body = await reply.text();
  if (!body.includes(`"code":${errorCodes.WOOT_SOLD_OUT.code}`)) throw new Error(`not a refusal: ${body}`);
  const own = new Set(['date', 'connection', 'keep-alive', 'content-length']);
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => !own.has(name)));
  return { status: reply.status, headers, body };
}
