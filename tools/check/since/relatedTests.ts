import type { CheckPlan } from '../CheckPlan.ts';
import { findDependents } from './findDependents.ts';
import type { ImportGraph } from './ImportGraph.ts';

const TEST = /\.test\.tsx?$/;
/** What every test runs in, or what cannot be followed by imports. */
const TOUCHES_ALL = [
  /^pnpm-(lock|workspace)\.yaml$/,
  /(^|\/)package\.json$/,
  /^vitest\.config\.ts$/,
  /^tests\/support\/(globalSetup|createTestDatabase|startTestShop)\.ts$/,
];
/** Files that bring the whole server together: by them everything would depend on everything. */
const HUB = /^(apps\/server\/src\/(composition|entry)\/|packages\/contract\/src\/index\.ts$)/;
/** Files that name endpoints: the contract's, and the handlers'. */
const NAMES_ENDPOINTS = /^(apps\/server\/src\/api|packages\/contract\/src)\/\w+\.ts$/;
/** A test that reads the tree itself, such as that of the links in docs, may be touched by any change. */
const READS_THE_TREE = /\bglobSync\(|\bgenerated\(\)/;

/**
 * The tests that a change can touch: those that import it, by whatever way but through the hubs; those that call an endpoint
 * whose handler or contract imports it; those that read the tree; and all tests of the server after a migration.
 */
export function relatedTests(
  changed: readonly string[],
  graph: ImportGraph,
  endpoints: readonly string[],
): CheckPlan['tests'] {
  if (changed.length === 0) return [];
  if (changed.some((file) => TOUCHES_ALL.some((pattern) => pattern.test(file)))) return 'all';
  const tests = [...graph.keys()].filter((file) => TEST.test(file));
  const reached = findDependents(graph, changed, (file) => HUB.test(file));
  const named = endpointsIn([...reached].filter((file) => NAMES_ENDPOINTS.test(file)).map(textIn(graph)), endpoints);
  const isMigration = changed.some((file) => file.startsWith('db/'));
  return tests.filter(
    (file) =>
      reached.has(file) ||
      named.some((name) => textIn(graph)(file).includes(`'${name}'`)) ||
      READS_THE_TREE.test(textIn(graph)(file)) ||
      (isMigration && /^(apps\/server|tests)\//.test(file)),
  );
}

const textIn = (graph: ImportGraph) => (file: string) => graph.get(file)?.text ?? '';

/** The endpoints that the texts define: a handler or a contract entry begins a line with the name. */
function endpointsIn(texts: readonly string[], endpoints: readonly string[]): string[] {
  const defined = new Set(
    texts.flatMap((text) => [...text.matchAll(/^ {2}(?:async )?(\w+)[(:,]/gm)].map(([, name]) => name)),
  );
  return endpoints.filter((name) => defined.has(name));
}
