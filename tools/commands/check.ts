import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '@jiwu/contract';
import { type CheckPlan, wholePlan } from '../check/CheckPlan.ts';
import { printResults } from '../check/printResults.ts';
import { runSteps, type StepResult } from '../check/runSteps.ts';
import { changedFiles, cleanCommit, textAt } from '../check/since/changedFiles.ts';
import { findLastGreen, recordGreen } from '../check/since/lastGreen.ts';
import { planSince } from '../check/since/planSince.ts';
import { readImports } from '../check/since/readImports.ts';
import { stagesOf } from '../check/stagesOf.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';
import { tsconfigDirs } from '../lib/tsconfigDirs.ts';

/**
 * `pnpm check`: everything that must hold before a change goes in; CI runs the same.
 * `pnpm check --since [commit]`: only what the files that differ from that commit can touch; without one, from the last commit on
 * which a whole check passed here. Browser tests take a built shop and minutes: they are named, and run with `--browser`.
 */
await runCommand('check', async () => {
  const started = Date.now();
  const { values, positionals } = parseArgs({
    options: { since: { type: 'boolean', default: false }, browser: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > Number(values.since)) throw new Error('a commit is named after --since, and only one');
  const checked = cleanCommit();
  const plan = values.since ? planFrom(positionals[0] ?? findLastGreen(), values) : wholePlan(tsconfigDirs());
  const results: StepResult[] = [];
  for (const { steps, atOnce } of stagesOf(plan)) results.push(...(await runSteps(steps, atOnce)));
  const failed = printResults(results, (Date.now() - started) / 1000);
  if (failed === 0 && !values.since && checked !== null) recordGreen(checked);
  return failed === 0 ? 0 : 1;
});

function planFrom(commit: string | null, { browser }: { browser: boolean }): CheckPlan {
  if (commit === null) throw new Error('no whole check has passed here yet: name a commit, or run `pnpm check` once');
  const changed = changedFiles(commit);
  console.log(`[check] ${changed.length} files differ from ${commit.slice(0, 12)}`);
  const plan = planSince({
    changed,
    projects: tsconfigDirs(),
    graph: readImports(repositoryRoot),
    endpoints: Object.keys(contract),
    exists: (file) => existsSync(path.join(repositoryRoot, file)),
    textBefore: (file) => textAt(commit, file),
  });
  if (browser || plan.e2e.length === 0) return plan;
  const specs = plan.e2e === 'all' ? 'all' : plan.e2e.join(' ');
  console.log(`[check] left out without --browser: ${specs}`);
  return { ...plan, e2e: [] };
}
