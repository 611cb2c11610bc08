import { globSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../lib/repositoryRoot.ts';
import { tsconfigDirs } from '../../lib/tsconfigDirs.ts';
import type { ImportGraph } from './ImportGraph.ts';
import { planSince } from './planSince.ts';
import { readImports } from './readImports.ts';
import { specsByFolder, walkSpecs } from './relatedSpecs.ts';

const projects = ['apps/server', 'apps/web', 'packages/kernel', 'packages/contract', 'tests', 'tools'];

/** A small tree: what each file imports, and where it matters what it says. */
const files: Record<string, { imports?: string[]; text?: string }> = {
  'packages/kernel/src/fen.ts': {},
  'packages/kernel/src/fen.test.ts': { imports: ['packages/kernel/src/fen.ts'] },
  'packages/contract/src/cart.ts': { text: 'export const cartEndpoints = {\n  cartAdd: {},\n};' },
  'packages/contract/src/index.ts': { imports: ['packages/contract/src/cart.ts'] },
  'apps/server/src/flows/cart/addToCart.ts': { imports: ['packages/kernel/src/fen.ts'] },
  'apps/server/src/flows/cart/addToCart.test.ts': { imports: ['apps/server/src/flows/cart/addToCart.ts'] },
  'apps/server/src/api/cart.ts': {
    imports: ['apps/server/src/flows/cart/addToCart.ts', 'packages/contract/src/index.ts'],
    text: 'export const cartHandlers = {\n  async cartAdd(context) {},\n};',
  },
  'apps/server/src/composition/createApi.ts': { imports: ['apps/server/src/api/cart.ts'] },
  'tests/support/startTestShop.ts': { imports: ['apps/server/src/composition/createApi.ts'] },
  'tests/api/cart.test.ts': { imports: ['tests/support/startTestShop.ts'], text: `call('cartAdd')` },
  'tests/api/wallet.test.ts': { imports: ['tests/support/startTestShop.ts'], text: `call('walletGet')` },
  'tests/architecture/links.test.ts': { text: `globSync('**/*.md')` },
  'apps/web/app/features/cart/CartPage.tsx': {},
  'apps/web/app/features/cart/cartSum.test.ts': {},
  'apps/web/app/ui/Price.tsx': {},
  'tests/e2e/support/forms.ts': {},
  'tests/e2e/journeys/account.spec.ts': { imports: ['tests/e2e/support/forms.ts'] },
  'tests/e2e/journeys/browse.spec.ts': {},
  'tests/e2e/journeys/cart.spec.ts': {},
  'tools/bench/benchStart.ts': {},
};
const graph: ImportGraph = new Map(
  Object.entries(files).map(([file, { imports = [], text = '' }]) => [file, { imports, text }]),
);
const plan = (...changed: string[]) =>
  planSince({
    changed,
    projects,
    graph,
    endpoints: ['cartAdd', 'walletGet'],
    exists: (file) => graph.has(file),
    textBefore: (file) => before.get(file) ?? null,
  });
/** What stood in a file at the commit; a file that is not here was not there. */
const before = new Map<string, string>();

const readsTheTree = 'tests/architecture/links.test.ts';

describe('what a change can touch', () => {
  it('is nothing when nothing has changed', () => {
    expect(plan()).toEqual({
      types: [],
      lint: [],
      format: [],
      boundaries: false,
      deadCode: false,
      tests: [],
      e2e: [],
      smoke: false,
    });
  });

  it('of a use case: its tests, the tests that call its endpoint, and the projects above', () => {
    const flow = 'apps/server/src/flows/cart/addToCart.ts';
    expect(plan(flow)).toEqual({
      types: ['apps/server', 'tests'],
      lint: [flow],
      format: [flow],
      boundaries: true,
      deadCode: true,
      tests: ['apps/server/src/flows/cart/addToCart.test.ts', 'tests/api/cart.test.ts', readsTheTree],
      e2e: [],
      smoke: false,
    });
  });

  it('of an endpoint in the contract: the tests that call it', () => {
    expect(plan('packages/contract/src/cart.ts').tests).toEqual(['tests/api/cart.test.ts', readsTheTree]);
  });

  it('of a package: everything that imports it, however far', () => {
    const { types, tests } = plan('packages/kernel/src/fen.ts');
    expect(types).toEqual(['apps/server', 'packages/kernel', 'tests']);
    expect(tests).toEqual([
      'packages/kernel/src/fen.test.ts',
      'apps/server/src/flows/cart/addToCart.test.ts',
      'tests/api/cart.test.ts',
      readsTheTree,
    ]);
  });

  it('of words alone: neither boundaries nor dead code', () => {
    const flow = 'apps/server/src/flows/cart/addToCart.ts';
    before.set(flow, '/** Adds pieces to the cart. */');
    expect(plan(flow)).toMatchObject({ types: ['apps/server', 'tests'], boundaries: false, deadCode: false });
    before.clear();
  });

  it('of a migration: all tests of the server', () => {
    const { tests, types } = plan('db/migrations/0099_cart/up.sql');
    expect(tests).toEqual([
      'apps/server/src/flows/cart/addToCart.test.ts',
      'tests/api/cart.test.ts',
      'tests/api/wallet.test.ts',
      readsTheTree,
    ]);
    expect(types).toEqual([]);
  });

  it('of a page: the browser tests of its folder', () => {
    expect(plan('apps/web/app/features/cart/CartPage.tsx')).toMatchObject({
      types: ['apps/web'],
      tests: [readsTheTree],
      e2e: ['tests/e2e/journeys/cart.spec.ts'],
    });
  });

  it('of what every page shows: a walk through the shop', () => {
    expect(plan('apps/web/app/ui/Price.tsx').e2e).toEqual([
      'tests/e2e/journeys/account.spec.ts',
      'tests/e2e/journeys/browse.spec.ts',
    ]);
  });

  it('of a unit test of the web app: that test alone', () => {
    const test = 'apps/web/app/features/cart/cartSum.test.ts';
    expect(plan(test)).toMatchObject({ tests: [readsTheTree, test], e2e: [] });
  });

  it('of a helper of the browser tests: the specs that import it', () => {
    expect(plan('tests/e2e/support/forms.ts').e2e).toEqual(['tests/e2e/journeys/account.spec.ts']);
  });

  it('of a bench or a drill: their smoke run', () => {
    expect(plan('tools/bench/benchStart.ts').smoke).toBe(true);
  });

  it('of the lock file or of what every test runs in: everything of that kind', () => {
    expect(plan('pnpm-lock.yaml')).toMatchObject({ types: projects, lint: 'all', tests: 'all', deadCode: true });
    expect(plan('tests/support/startTestShop.ts').tests).toBe('all');
    expect(plan('tests/playwright.config.ts').e2e).toBe('all');
    expect(plan('tsconfig.base.json')).toMatchObject({ types: projects, lint: 'all' });
    expect(plan('.oxlintrc.json').lint).toBe('all');
  });

  it('of a file that is gone: its project, and nothing to lint or format', () => {
    expect(plan('apps/server/src/flows/cart/gone.ts')).toMatchObject({
      types: ['apps/server'],
      lint: [],
      format: [],
      boundaries: true,
    });
  });
});

describe('in the tree as it is', () => {
  const real = readImports(repositoryRoot);

  it('every import between files of the tree is found', () => {
    const missing = [...real].flatMap(([file, { imports }]) =>
      imports.filter((target) => /\.tsx?$/.test(target) && !real.has(target)).map((target) => `${file} → ${target}`),
    );
    // Types that React Router generates, and what the tests of the boundaries plant, are no files of the tree.
    expect(missing.filter((line) => !/\+types|^tests\/architecture\//.test(line))).toEqual([]);
    expect(real.size).toBeGreaterThan(2000);
  });

  it('a use case reaches the tests that call its endpoint', () => {
    const { tests, types } = planSince({
      changed: ['apps/server/src/flows/collection/collectProducts.ts'],
      projects: tsconfigDirs(),
      graph: real,
      endpoints: Object.keys(contract),
      exists: () => true,
      textBefore: () => null,
    });
    expect(tests).toContain('tests/api/collection.test.ts');
    expect(tests.length).toBeLessThan(40);
    expect(types).toEqual(['apps/server', 'tests', 'tools']);
  });

  it('the map of pages names folders and specs that exist', () => {
    const specs = globSync('**/*.spec.ts', { cwd: path.join(repositoryRoot, 'tests/e2e') });
    const beginnings = [...walkSpecs, ...Object.values(specsByFolder).flat()];
    expect(beginnings.filter((start) => !specs.some((spec) => spec.startsWith(start)))).toEqual([]);
    const web = globSync('**/*.{ts,tsx}', { cwd: path.join(repositoryRoot, 'apps/web/app') });
    const names = new Set(web.flatMap((file) => file.split('/').map((part) => part.replace(/\.\w+$/, ''))));
    expect(Object.keys(specsByFolder).filter((name) => !names.has(name))).toEqual([]);
  });
});
