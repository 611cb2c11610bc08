import path from 'node:path';
import { addTransfers, gatewayAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { loadStatement } from '../../apps/server/src/modules/money/wallet/index.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import type { Effort } from '../lib/Effort.ts';
import { createSupervisor, type Supervisor } from '../lib/createSupervisor.ts';
import { type RunningPostgres, startPostgres } from '../lib/startPostgres.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { bestOf } from './bestOf.ts';
import { captureDuring } from './captureDuring.ts';
import { benchAccount, benchUserId, type LedgerCase, ledgerCases, USERS } from './ledger/ledgerCases.ts';
import { ledgerScript } from './ledger/ledgerScript.ts';
import { loadLedger } from './ledger/loadLedger.ts';
import { type Load, loadOf } from './Load.ts';
import { runPgbench } from './runPgbench.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

const CONCURRENCY = 32;

/** Transfers a second beside pgbench with the same statements, and how the statement page grows with the ledger. */
export async function benchLedger(interrupt: AbortSignal, options: BenchOptions): Promise<BenchResult[]> {
  const { effort } = options;
  const smallLedger = effort(100_000, 1000);
  const supervisor = createSupervisor(interrupt);
  try {
    const dir = makeScratchFolder(supervisor);
    const server = options.shared?.postgres ?? (await startServer(dir, supervisor));
    const databaseUrl = await server.createDatabase('throughput');
    const results = await measureThroughput({ databaseUrl, dir, effort }, supervisor);
    const p99 = async (transfers: number) => {
      const url = await server.createDatabase(`statements${transfers}`);
      return await measureStatements({ databaseUrl: url, transfers, pages: effort(4000, 40) }, supervisor);
    };
    const small = await p99(smallLedger);
    const large = await p99(options.transfers);
    const ratio = Number((large / small).toFixed(2));
    return [
      ...results,
      {
        bench: `statement page p99 at ${options.transfers} transfers`,
        figure: Number(large.toFixed(2)),
        unit: 'ms',
        bare: Number(small.toFixed(2)),
        ratio,
        target: `<= 1.5 of the p99 at ${smallLedger}`,
        pass: ratio <= 1.5,
      },
    ];
  } finally {
    await supervisor.stop();
  }
}

async function startServer(dir: string, supervisor: Supervisor): Promise<RunningPostgres> {
  const server = await startPostgres({ dir: path.join(dir, 'pg'), persistent: false, fsync: true });
  supervisor.onStop(server.stop);
  return server;
}

interface Throughput {
  readonly databaseUrl: string;
  /** For pgbench's scripts. */
  readonly dir: string;
  readonly effort: Effort;
}

async function measureThroughput(input: Throughput, supervisor: Supervisor): Promise<BenchResult[]> {
  const { databaseUrl, dir, effort } = input;
  const load = loadOf(effort);
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl, supervisor);
  await fillAccounts(db);
  const results: BenchResult[] = [];
  for (const one of ledgerCases) {
    const [payer, payee] = [benchAccount(1), benchAccount(2)];
    const statements = await captureDuring(() => one.run(db, payer, payee));
    const script = ledgerScript({ statements, payer, payee });
    const measured = await bestOf(
      effort(3, 1),
      () => runOurs(db, one, load),
      () => runPgbench(databaseUrl, script, { dir, load }),
    );
    const pass = measured.ratio >= 0.5;
    results.push({ bench: `ledger: ${one.name}`, unit: '/s', ...measured, target: one.target, pass });
  }
  const [spread, hot] = results;
  const ratio = Number(((hot?.figure ?? 0) / (spread?.figure ?? 1)).toFixed(2));
  results.push({
    bench: 'ledger: one house account beside spread',
    figure: hot?.figure ?? 0,
    unit: '/s',
    bare: spread?.figure ?? 0,
    ratio,
    target: '>= 0.9 of the spread case',
    pass: ratio >= 0.9,
  });
  return results;
}

function openDatabase(connectionString: string, supervisor: Supervisor): Database {
  const db = createDatabase({ connectionString, max: CONCURRENCY, applicationName: 'bench' });
  supervisor.onStop(db.close);
  return db;
}

async function fillAccounts(db: Database): Promise<void> {
  const from = gatewayAccount('wechat');
  for (let first = 1; first <= USERS; first += 500) {
    const transfers = Array.from({ length: 500 }, (_, index) => ({
      from,
      to: benchAccount(first + index),
      amount: 1_000_000_000,
      cause: { kind: 'bench', id: benchUserId(first + index), leg: 'fill' },
    }));
    await db.transact((tx) => addTransfers(tx, { transfers, now: new Date() }));
  }
}

/** Operations a second, as many at once as the load has connections. */
async function runOurs(db: Database, one: LedgerCase, { connections, seconds }: Load): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      const payer = 1 + Math.floor(Math.random() * USERS);
      const payee = 1 + ((payer + Math.floor(Math.random() * (USERS - 1))) % USERS);
      await one.run(db, benchAccount(payer), benchAccount(payee));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return count / seconds;
}

/** The time under which 99 of 100 statement pages of random users and months come, four at a time. */
async function measureStatements(
  { databaseUrl, transfers, pages }: { databaseUrl: string; transfers: number; pages: number },
  supervisor: Supervisor,
): Promise<number> {
  await migrate(databaseUrl);
  const { users } = await loadLedger(databaseUrl, transfers);
  const db = openDatabase(databaseUrl, supervisor);
  const spans: number[] = [];
  const work = async () => {
    while (spans.length < pages) {
      const userId = benchUserId(1 + Math.floor(Math.random() * users));
      const month = `2025-${String(1 + Math.floor(Math.random() * 12)).padStart(2, '0')}`;
      const began = performance.now();
      await loadStatement(db.read, { userId, month });
      spans.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return spans.toSorted((a, b) => a - b)[Math.floor(spans.length * 0.99)] ?? Number.NaN;
}
