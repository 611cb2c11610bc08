import { buildApp } from '../lib/buildApp.ts';
import { checkBoundaries } from './checkBoundaries.ts';
import type { CheckPlan, Scope } from './CheckPlan.ts';
import { checkTypes, generateTypes, hasGeneratedTypes } from './checkTypes.ts';
import { goEnvironment } from './goEnvironment.ts';
import type { Outcome } from './Outcome.ts';
import { runE2e } from './runE2e.ts';
import { runSmoke, smokeRuns } from './runSmoke.ts';
import type { Step } from './runSteps.ts';
import { runTool } from './runTool.ts';
import { runVitest } from './runVitest.ts';

/** Stages run one after the other; the steps of one stage run side by side, `atOnce` at a time. */
interface Stage {
  readonly atOnce: number;
  readonly steps: readonly Step[];
}

/** By their CPU time, the longest first, so that no long one is left running alone at the end. */
const LONGEST_FIRST = ['apps/server', 'tests', 'tools', 'apps/web'];

/** A plan as steps, for a machine with two cores. */
export function stagesOf(plan: CheckPlan): Stage[] {
  const generated = plan.types.filter(hasGeneratedTypes);
  return [
    // The linter and the compiler read the types of the web app's routes, which are made first.
    {
      atOnce: 1,
      steps: generated.map((dir) => ({ name: `route types ${dir}`, run: () => generateTypes(dir) })),
    },
    // Each of these keeps one core busy.
    {
      atOnce: 2,
      steps: [
        ...withFiles(plan.lint, 'lint', (files) => runTool([['oxlint', ...files]], { env: goEnvironment })),
        ...plan.types
          .toSorted((a, b) => rankOf(a) - rankOf(b))
          .map((dir) => ({ name: `types ${dir}`, run: () => checkTypes(dir) })),
        // Here, beside something else, because the browser tests would wait for it with one core idle.
        ...(plan.e2e === 'all' ? [{ name: 'web build', run: buildStep }] : []),
        ...(plan.boundaries ? [{ name: 'boundaries', run: checkBoundaries }] : []),
        ...(plan.deadCode ? [{ name: 'dead code', run: () => runTool([['knip', '--no-progress']]) }] : []),
        ...withFiles(plan.format, 'format', (files) => runTool([['oxfmt', '--check', ...files]])),
      ],
    },
    // These bring their own workers, and browser tests want the machine for themselves.
    {
      atOnce: 1,
      steps: [
        ...withFiles(plan.tests, 'tests', runVitest),
        ...withFiles(plan.e2e, 'e2e', runE2e),
        ...(plan.smoke ? smokeRuns.map((run) => ({ name: `smoke ${run}`, run: () => runSmoke(run) })) : []),
      ],
    },
  ];
}

function rankOf(dir: string): number {
  const rank = LONGEST_FIRST.indexOf(dir);
  return rank === -1 ? LONGEST_FIRST.length : rank;
}

/** A step over all files or over the named ones; none when there are none. */
function withFiles(scope: Scope, name: string, run: (files: readonly string[]) => Promise<Outcome>): Step[] {
  if (scope === 'all') return [{ name, run: () => run([]) }];
  return scope.length === 0 ? [] : [{ name: `${name} (${scope.length} files)`, run: () => run(scope) }];
}

async function buildStep(): Promise<Outcome> {
  return { passed: 1, failed: 0, output: `web ${await buildApp('web')}, console ${await buildApp('console')}` };
}
