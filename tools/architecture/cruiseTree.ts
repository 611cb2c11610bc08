import { globSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundaryRules.ts';
import { teachUsing } from './teachUsing.ts';

export interface Cruise {
  /** "rule: from → to", sorted. */
  readonly violations: readonly string[];
  /** Our source files on disk that the cruiser did not read. It has read none at all before, and said all is well. */
  readonly unread: readonly string[];
  readonly filesRead: number;
}

const ROOTS = ['apps', 'packages', 'tools', 'tests'];
const NOT_OURS = String.raw`(^|/)(node_modules|build|dist|\.react-router|test-results)/`;

teachUsing();

/** Reads every import of the tree below `root` and holds it against the rules. */
export async function cruiseTree(root: string): Promise<Cruise> {
  const files = globSync(`{${ROOTS.join(',')}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => isNotOurs(name),
  }).filter((file) => !isNotOurs(file));
  const { output } = await cruise(files, {
    baseDir: root,
    validate: true,
    ruleSet: {
      forbidden: boundaryRules.map(({ name, comment, from, to }) => ({ name, comment, from, to, severity: 'error' })),
    },
    parser: 'swc', // the only one that reads TypeScript 7
    tsPreCompilationDeps: true, // an imported type is a dependency too
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  });
  const { modules, summary } = output as ICruiseResult;
  const read = new Set(modules.filter((module) => !module.couldNotResolve).map((module) => module.source));
  return {
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted(),
    unread: files.filter((file) => !read.has(file)),
    filesRead: files.length,
  };
}

function isNotOurs(file: string): boolean {
  return new RegExp(NOT_OURS).test(`${file}/`);
}
