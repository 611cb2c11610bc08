import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import {
  apps,
  consoleLayers,
  moduleDomains,
  moduleLayers,
  packages,
  serverLayers,
  webLayers,
  webSharedLayers,
} from './layers.ts';

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
const FLOWS = `${SERVER}/flows`;
/** Code that reaches beyond the database: the services, and the parts of the platform that they are made of. */
const OUTSIDE_PLATFORM = [
  String.raw`^${SERVER}/platform/services\.ts$`,
  String.raw`^${FLOWS}/ShopServices\.ts$`,
  `^${SERVER}/platform/(gateways|live|redis|sms|storage|tracking|wechat)/`,
];
/** A gateway's messages as plain data: a flow applies them. */
const GATEWAY_WORDS = String.raw`^${SERVER}/platform/gateways/Gateway\.ts$`;
const WEB = 'apps/web/app';
const CONSOLE = 'apps/console/src';
const TEST = String.raw`\.test\.tsx?$`;

const oneOf = (names: readonly string[]) => `(${names.join('|')})`;

/** Where a module is: `modules/<domain>/<module>`. */
function moduleFolder(name: string): string {
  const domain = Object.entries(moduleDomains).find(([, names]) => (names as readonly string[]).includes(name))?.[0];
  if (domain === undefined) throw new Error(`the module ${name} belongs to no domain`);
  return `${MODULES}/${domain}/${name}`;
}

/** Stacked folders: each layer may import lower ones only. `target` is the file of a folder that others may import. */
function stacked(options: {
  name: string;
  folderOf: (name: string) => string;
  layers: readonly (readonly string[])[];
  target: string;
}): BoundaryRule[] {
  const { folderOf, layers } = options;
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
        from: { path: `^${oneOf(layer.map(folderOf))}/`, pathNot: TEST },
        to: { path: `^${oneOf(forbidden.map(folderOf))}/`, pathNot: '^$1/' },
        breaches: culprits.map((culprit) => ({
          from: `${folderOf(first)}/breachTo${culprit}.ts`,
          to: `${folderOf(culprit)}/${options.target}`,
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

/** Every import rule. Tests may reach further than the code they test. */
export const boundaryRules: readonly BoundaryRule[] = [
  ...stacked({ name: 'modules', folderOf: moduleFolder, layers: moduleLayers, target: 'index.ts' }),
  ...stacked({
    name: 'server',
    folderOf: (name) => `${SERVER}/${name}`,
    layers: serverLayers,
    target: 'some/any/index.ts',
  }),
  ...stacked({ name: 'web', folderOf: (name) => `${WEB}/${name}`, layers: webLayers, target: 'some/index.ts' }),
  ...stacked({
    name: 'web-shared',
    folderOf: (name) => `${WEB}/shared/${name}`,
    layers: webSharedLayers,
    target: 'index.ts',
  }),
  ...stacked({
    name: 'console',
    folderOf: (name) => `${CONSOLE}/${name}`,
    layers: consoleLayers,
    target: 'some/index.ts',
  }),
  ...betweenApps,
  ...betweenPackages,
  {
    name: 'modules-through-index',
    comment: 'from outside, a module is its index.ts',
    from: { path: '^', pathNot: `^${MODULES}/` },
    to: { path: `^${MODULES}/[^/]+/[^/]+/`, pathNot: String.raw`^${MODULES}/[^/]+/[^/]+/index\.ts$` },
    breaches: [{ from: `${SERVER}/flows/indexBreach.ts`, to: `${moduleFolder('orders')}/secret.ts` }],
  },
  {
    name: 'modules-through-each-others-index',
    comment: 'for another module too, a module is its index.ts',
    from: { path: `^${MODULES}/([^/]+/[^/]+)/` },
    to: {
      path: `^${MODULES}/[^/]+/[^/]+/`,
      pathNot: [`^${MODULES}/$1/`, String.raw`^${MODULES}/[^/]+/[^/]+/index\.ts$`],
    },
    breaches: [{ from: `${moduleFolder('orders')}/indexBreach.ts`, to: `${moduleFolder('stock')}/secret.ts` }],
  },
  {
    name: 'flow-is-one-transaction',
    comment: 'a flow works inside the transaction that it is given: it holds no services and calls nobody outside',
    from: { path: String.raw`^${FLOWS}/[^/]+/[^/]+\.ts$`, pathNot: TEST },
    to: { path: [...OUTSIDE_PLATFORM, `^${FLOWS}/[^/]+/outside/`], pathNot: GATEWAY_WORDS },
    breaches: [
      { from: `${FLOWS}/cart/servicesBreach.ts`, to: `${SERVER}/platform/services.ts` },
      { from: `${FLOWS}/cart/registriesBreach.ts`, to: `${FLOWS}/ShopServices.ts` },
      { from: `${FLOWS}/cart/outsideBreach.ts`, to: `${FLOWS}/payments/outside/ask.ts` },
    ],
  },
  {
    name: 'flow-query-only-reads',
    comment: 'a query reads: it takes a Reader, never a transaction, and calls nobody outside',
    from: { path: `^${FLOWS}/[^/]+/queries/`, pathNot: TEST },
    to: { path: [...OUTSIDE_PLATFORM, `^${SERVER}/platform/database/Tx.ts`, `^${FLOWS}/[^/]+/outside/`] },
    breaches: [
      { from: `${FLOWS}/cart/queries/writeBreach.ts`, to: `${SERVER}/platform/database/Tx.ts` },
      { from: `${FLOWS}/cart/queries/servicesBreach.ts`, to: `${SERVER}/platform/services.ts` },
    ],
  },
  {
    name: 'web-ui-knows-no-domain',
    comment: 'ui shows what it is given: of our packages it may use the kernel only',
    from: { path: `^${WEB}/ui/`, pathNot: TEST },
    to: { path: '^packages/', pathNot: '^packages/kernel/' },
    breaches: [{ from: `${WEB}/ui/button/domainBreach.ts`, to: 'packages/contract/src/rules.ts' }],
  },
  {
    name: 'web-ui-is-light',
    comment: 'public pages load ui at once, so antd and what needs it stay in ui/antd',
    from: { path: `^${WEB}/ui/`, pathNot: [TEST, `^${WEB}/ui/antd/`] },
    to: { path: [`^${WEB}/ui/antd/`, 'node_modules/antd/'] },
    breaches: [
      { from: `${WEB}/ui/button/antdBreach.ts`, to: 'node_modules/antd/index.js' },
      { from: `${WEB}/ui/button/heavyBreach.ts`, to: `${WEB}/ui/antd/PageDialog.ts` },
    ],
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
