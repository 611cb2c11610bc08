import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportGraph } from './ImportGraph.ts';

const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;

/**
 * Reads who imports whom from the texts. Patterns are enough here: every import in the tree is written with its whole path, and
 * 2,600 files are read in a second, which a compiler or a bundler would take many for.
 */
export function readImports(root: string): ImportGraph {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const packages = readPackages(root);
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [file, { imports: importsOf(file, text, packages), text }];
    }),
  );
}

/** The imports of one file that lead to a file of the tree. */
function importsOf(file: string, text: string, packages: ReadonlyMap<string, string>): string[] {
  const found = [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    const [plain = ''] = specifier.split('?');
    if (plain.startsWith('.')) return [path.posix.join(path.posix.dirname(file), plain)];
    return packages.get(plain) ?? [];
  });
  return [...new Set(found)];
}

/** What each exported name of our packages stands for: `@jiwu/contract/rules` → `packages/contract/src/rules.ts`. */
function readPackages(root: string): Map<string, string> {
  const entries = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(
      ([key, target]) => [path.posix.join(name, key), path.posix.join(path.posix.dirname(file), target)] as const,
    );
  });
  return new Map(entries);
}
