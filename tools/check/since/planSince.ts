import type { CheckPlan } from '../CheckPlan.ts';
import type { ImportGraph } from './ImportGraph.ts';
import { dependentProjects } from './dependentProjects.ts';
import { isRewired } from './isRewired.ts';
import { relatedSpecs } from './relatedSpecs.ts';
import { relatedTests } from './relatedTests.ts';

const SOURCE = /\.tsx?$/;
const FORMATTED = /\.(tsx?|json|jsonc|md|css|ya?ml)$/;

interface Input {
  /** Files that differ, as paths from the root; one that is gone counts as well. */
  readonly changed: readonly string[];
  /** Folders with a tsconfig.json of their own. */
  readonly projects: readonly string[];
  readonly graph: ImportGraph;
  readonly endpoints: readonly string[];
  readonly exists: (file: string) => boolean;
  /** The file's text at the commit; null when it was not there. */
  readonly textBefore: (file: string) => string | null;
}

/** Decides what a change can touch, and so what `pnpm check --since` runs. */
export function planSince({ changed, projects, graph, endpoints, exists, textBefore }: Input): CheckPlan {
  const there = changed.filter(exists);
  const rewired = changed.some(
    (file) => SOURCE.test(file) && isRewired(textBefore(file), graph.get(file)?.text ?? null),
  );
  const hasChanged = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const isPackage = hasChanged(/^pnpm-(lock|workspace)\.yaml$|(^|\/)package\.json$/);
  const ofTypes = isPackage || hasChanged(/^tsconfig\.base\.json$/);
  return {
    types: ofTypes
      ? projects
      : dependentProjects(
          changed.filter((file) => SOURCE.test(file) || file.endsWith('tsconfig.json')),
          projects,
          graph,
        ),
    lint: hasChanged(/^\.oxlintrc\.json$/) || ofTypes ? 'all' : there.filter((file) => SOURCE.test(file)),
    format: hasChanged(/^\.oxfmtrc\.json$/) ? 'all' : there.filter((file) => FORMATTED.test(file)),
    boundaries: rewired,
    deadCode: rewired || isPackage || hasChanged(/^knip\.json$/),
    tests: relatedTests(changed, graph, endpoints),
    e2e: relatedSpecs(changed, graph),
    smoke: hasChanged(/^(tools\/bench|tests\/drills)\//),
  };
}
