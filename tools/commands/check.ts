import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBoundaries } from '../check/checkBoundaries.ts';
import type { Outcome } from '../check/Outcome.ts';
import { runE2e } from '../check/runE2e.ts';
import { runTool } from '../check/runTool.ts';
import { runVitest } from '../check/runVitest.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';
import { tsconfigDirs } from '../lib/tsconfigDirs.ts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

type Result = Outcome & { readonly name: string; readonly seconds: number };

const typesOf = (dir: string): Step => {
  const isReactRouter = existsSync(path.join(repositoryRoot, dir, 'react-router.config.ts'));
  const typegen = isReactRouter ? [['react-router', 'typegen'] as const] : [];
  return {
    name: `types ${dir}`,
    run: () => runTool([...typegen, ['tsc', '-p', '.']], path.join(repositoryRoot, dir)),
  };
};

const afterTypes: Step[] = [
  { name: 'lint', run: () => runTool([['oxlint']]) },
  { name: 'format', run: () => runTool([['oxfmt', '--check']]) },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'dead code', run: () => runTool([['knip', '--no-progress']]) },
];

/** `pnpm check`: everything that must hold before a change goes in; CI runs the same. */
await runCommand('check', async () => {
  const started = Date.now();
  const results: Result[] = [];
  // Types first, because the web app's are generated then; two at a time, for a machine with two cores.
  await runAll(tsconfigDirs().map(typesOf), 2, results);
  await runAll(afterTypes, 2, results);
  // These two bring their own workers.
  await runAll(
    [
      { name: 'tests', run: runVitest },
      { name: 'e2e', run: runE2e },
    ],
    1,
    results,
  );

  console.log(`\n${'check'.padEnd(28)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
  for (const { name, passed, failed, seconds } of results) {
    console.log(`${name.padEnd(28)}${pad(passed, 8)}${pad(failed, 8)}${pad(seconds.toFixed(1), 9)}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`took ${((Date.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function pad(value: number | string, width: number): string {
  return String(value).padStart(width);
}

/** Runs the steps, at most `limit` at once, and says how each ended as soon as it has. */
async function runAll(steps: readonly Step[], limit: number, results: Result[]): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now();
      const outcome = await step
        .run()
        .catch((error: unknown): Outcome => ({ passed: 0, failed: 1, output: String(error) }));
      const seconds = (Date.now() - started) / 1000;
      results.push({ ...outcome, name: step.name, seconds });
      console.log(`[check] ${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds.toFixed(1)} s)`);
      if (outcome.failed > 0) console.log(outcome.output.replaceAll(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
}
