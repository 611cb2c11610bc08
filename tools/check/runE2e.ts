import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import type { Outcome } from './Outcome.ts';
import { runTool } from './runTool.ts';
import { slowestOf } from './slowestOf.ts';

/** A file, or a group of tests in one. */
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface Report {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const REPORT = path.join(repositoryRoot, 'test-results/e2e.json');

/** Runs all browser tests, or the given spec files, and counts. A run that fell before any test counts as one that failed. */
export async function runE2e(files: readonly string[] = []): Promise<Outcome> {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const specs = files.map((file) => path.relative('tests', file));
  const { output, failed: broken } = await runTool([[process.execPath, 'tools/commands/e2e.ts', ...specs]], {
    env: { E2E_JSON: REPORT },
  });
  let report: Report;
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, output };
  }
  const { expected, unexpected, flaky } = report.stats;
  const slowest = slowestOf(report.suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) })));
  return { passed: expected, failed: Math.max(unexpected + flaky, broken), output, slowest };
}

function secondsOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const inner = suites.reduce((sum, suite) => sum + secondsOf(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration / 1000, inner);
}
