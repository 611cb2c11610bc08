import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { apps, moduleLayers, packages, serverLayers, webLayers } from './layers.ts';

export interface BoundaryRule {
  readonly name: string;
  readonly comment: string;
  readonly from: NonNullable<IRegularForbiddenRuleType['from']>;
  readonly to: NonNullable<IRegularForbiddenRuleType['to']>;
  /** Imports that break this rule and no other: the test plants them and sees that they are found. */
  readonly breaches: readonly { readonly from: string; readonly to: string }[];
}

const SERVER = 'apps/server/src';
const MODULES = `${SERVER}/modules`;
const WEB = 'apps/web/app';
const TEST = String.raw`\.test\.tsx?$`;

const oneOf = (names: readonly string[]) => `(${names.join('|')})`;

/** Stacked folders: each layer may import lower ones only. `target` is the file of a folder that others may import. */
function stacked(options: {
  name: string;
  base: string;
  layers: readonly (readonly string[])[];
  target: string;
}): BoundaryRule[] {
  const { base, layers } = options;
  return layers.flatMap((layer, index): BoundaryRule[] => {
    const forbidden = layers.slice(index).flat();
    const [first = '', sibling] = layer;
    const higher = layers[index + 1]?.[0];
    const culprits = [sibling, higher].filter((name) => name !== undefined);
    if (culprits.length === 0) return []; // alone at the top: nothing is forbidden to it
    return [
      {
        name: `${options.name}-${index + 1}-${layer.length > 3 ? `${first}-etc` : layer.join('-')}`,
        comment: `${layer.join(', ')}: may import lower layers only, and never a sibling`,
        from: { path: `^${base}/${oneOf(layer)}/`, pathNot: TEST },
        to: { path: `^${base}/${oneOf(forbidden)}/`, pathNot: `^${base}/$1/` },
        breaches: culprits.map((culprit) => ({
          from: `${base}/${first}/breachTo${culprit}.ts`,
          to: `${base}/${culprit}/${options.target}`,
        })),
      },
    ];
  });
}

const betweenApps: BoundaryRule[] = apps.map((app) => {
  const other = app === 'sandbox' ? 'web' : 'sandbox';
  return {
    name: `app-${app}-alone`,
    comment: `${app} speaks to other apps over the network, and shares code with them only through packages/`,
    from: { path: `^apps/${app}/`, pathNot: TEST },
    to: { path: '^apps/', pathNot: `^apps/${app}/` },
    breaches: [{ from: `apps/${app}/appBreach.ts`, to: `apps/${other}/index.ts` }],
  };
});

const betweenPackages: BoundaryRule[] = Object.entries(packages).map(([name, allowed]) => {
  const reachable: readonly string[] = [name, ...allowed];
  const unreachable = Object.keys(packages).find((other) => !reachable.includes(other));
  return {
    name: `package-${name}`,
    comment: `packages/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} of ours`,
    from: { path: `^packages/${name}/`, pathNot: TEST },
    to: { path: '^(packages|apps)/', pathNot: `^packages/${oneOf(reachable)}/` },
    breaches: [{ from: `packages/${name}/src/breach.ts`, to: `packages/${unreachable}/src/index.ts` }],
  };
});

/** Every rule about who may import whom. Tests may reach further than the code they test. */
export const boundaryRules: readonly BoundaryRule[] = [
  ...stacked({ name: 'modules', base: MODULES, layers: moduleLayers, target: 'index.ts' }),
  ...stacked({ name: 'server', base: SERVER, layers: serverLayers, target: 'some/index.ts' }),
  ...stacked({ name: 'web', base: WEB, layers: webLayers, target: 'some/index.ts' }),
  ...betweenApps,
  ...betweenPackages,
  {
    name: 'modules-through-index',
    comment: 'from outside, a module is its index.ts',
    from: { path: '^', pathNot: `^${MODULES}/` },
    to: { path: `^${MODULES}/[^/]+/`, pathNot: String.raw`^${MODULES}/[^/]+/index\.ts$` },
    breaches: [{ from: `${SERVER}/flows/indexBreach.ts`, to: `${MODULES}/orders/secret.ts` }],
  },
  {
    name: 'modules-through-each-others-index',
    comment: 'for another module too, a module is its index.ts',
    from: { path: `^${MODULES}/([^/]+)/` },
    to: { path: `^${MODULES}/[^/]+/`, pathNot: [`^${MODULES}/$1/`, String.raw`^${MODULES}/[^/]+/index\.ts$`] },
    breaches: [{ from: `${MODULES}/orders/indexBreach.ts`, to: `${MODULES}/stock/secret.ts` }],
  },
  {
    name: 'web-features-alone',
    comment: 'a feature of the web app knows nothing of the others',
    from: { path: `^${WEB}/features/([^/]+)/` },
    to: { path: `^${WEB}/features/`, pathNot: `^${WEB}/features/$1/` },
    breaches: [{ from: `${WEB}/features/cart/breach.ts`, to: `${WEB}/features/product/index.ts` }],
  },
  {
    name: 'contract-needs-only-zod',
    comment: 'the contract is loaded everywhere, so it brings nothing but zod',
    from: { path: '^packages/contract/', pathNot: TEST },
    to: { path: '.', pathNot: ['^packages/', '^apps/', 'node_modules/zod/'] },
    breaches: [{ from: 'packages/contract/src/zodBreach.ts', to: 'node_modules/qs/index.js' }],
  },
  {
    name: 'pg-only-in-the-database-platform',
    comment: 'the transaction runner alone begins, commits and retries: nobody else holds a connection',
    from: { path: '^', pathNot: [`^${SERVER}/platform/database/`, '^(tools|tests)/'] },
    to: { path: 'node_modules/(pg|pg-pool|pg-cursor|@types/pg)/' },
    breaches: [{ from: `${SERVER}/platform/redis/pgBreach.ts`, to: 'node_modules/pg/index.js' }],
  },
  {
    name: 'no-tests-in-code',
    comment: 'code does not import tests or what only tests use',
    from: { path: '^(apps|packages|tools)/', pathNot: TEST },
    to: { path: ['^tests/', TEST] },
    breaches: [{ from: `${SERVER}/platform/http/testBreach.ts`, to: 'tests/support/some.ts' }],
  },
  {
    name: 'no-tools-in-code',
    comment: 'the shop runs without the tools',
    from: { path: '^(apps|packages)/', pathNot: TEST },
    to: { path: '^tools/' },
    breaches: [{ from: `${SERVER}/platform/http/toolBreach.ts`, to: 'tools/lib/some.ts' }],
  },
  {
    name: 'no-circles',
    comment: 'files that import each other can only be understood together',
    from: {},
    to: { circular: true },
    breaches: [{ from: 'tools/circle/one.ts', to: 'tools/circle/two.ts' }],
  },
];
