import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import type { Outcome } from './Outcome.ts';
import { runTool } from './runTool.ts';
import { slowestOf } from './slowestOf.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly unknown[];
  }[];
}

const REPORT = path.join(repositoryRoot, 'test-results/vitest.json');

/** Runs all tests, or the given files, and counts; a file that could not even be loaded counts as one that failed. */
export async function runVitest(files: readonly string[] = []): Promise<Outcome> {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { output, failed: broken } = await runTool([['vitest', 'run', ...reporters, ...files]]);
  let report: Report;
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, output };
  }
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloadable;
  const slowest = slowestOf(
    report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(repositoryRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
  return { passed: report.numPassedTests, failed: Math.max(failed, broken), output, slowest };
}
