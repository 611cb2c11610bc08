import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boundaryRules } from '../../tools/architecture/boundaryRules.ts';

/** Writes a small tree below `root` that breaks every rule, and answers what has to be found: "rule: from → to". */
export function plantBreaches(root: string): string[] {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const expected: string[] = [];
  for (const { name, breaches } of boundaryRules) {
    for (const { from, to } of breaches) {
      write(to, 'export const value = 1;\n');
      expected.push(`${name}: ${from} → ${to}`);
    }
  }
  for (const [index, { from, to }] of boundaryRules.flatMap((rule) => rule.breaches).entries()) {
    const keyword = index % 2 === 0 ? 'import' : 'import type'; // a type carries a dependency as well
    write(from, `${keyword} { value } from '${specifier(from, to)}';\nexport type Kept = typeof value;\n`);
  }
  for (const name of ['antd', 'pg', 'qs', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.value = 1;\n');
  }
  // A circle is two imports, reported once.
  write('tools/circle/two.ts', `import { one } from './one.ts';\nexport const value = one;\n`);
  write('tools/circle/one.ts', `import { value } from './two.ts';\nexport const one = value;\n`);
  // And things that are allowed, which must not be found.
  write('packages/contract/src/allowed.ts', `import { value } from 'zod';\nexport const kept = value;\n`);
  write(
    'apps/server/src/modules/trade/orders/allowed.ts',
    `import { value } from '../../goods/stock/index.ts';\nexport const kept = value;\n`,
  );
  write('apps/server/src/platform/database/allowed.ts', `import { value } from 'pg';\nexport const kept = value;\n`);
  write(
    'tools/allowed.ts',
    'export function held(open: () => Disposable): void {\n  using file = open();\n  void file;\n}\n',
  );
  return expected.toSorted();
}

function specifier(from: string, to: string): string {
  const npm = /^node_modules\/([^/]+)\//.exec(to)?.[1];
  if (npm !== undefined) return npm;
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
