import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { antdSheets } from './antdSheets.ts';

const app = join(import.meta.dirname, '../..');

/** Where each sheet is linked: the layout and the pages inside it. */
const pagesOf: Readonly<Record<keyof typeof antdSheets, string[]>> = {
  auth: ['layouts/auth/*.tsx', 'routes/login/*.tsx', 'routes/wx/*.tsx', 'routes/register.tsx', 'routes/forget.tsx'],
  booking: ['features/advertisement/booking/*.tsx'],
  checkout: ['routes/{order,openBoxOrder}/{confirm,pay,paymentCompleted}.tsx'],
  userCentre: ['layouts/userCentre/*.tsx', 'routes/user/*.tsx'],
};

/** These bring no styles of their own. */
const styleless = new Set(['ConfigProvider']);

/** The components that a source imports by value from 'antd', by their exported names. */
function importedFromAntd(source: string): string[] {
  return [...source.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]antd['"]/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name)
    .filter((name) => !styleless.has(name));
}

/** A file and all that it imports by a relative path, at once or later. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*['"](\.[^'"]+\.tsx?)['"]/g,
  )) {
    reachable(join(dirname(file), path), seen);
  }
  return seen;
}

function missing(names: string[], sheet: readonly string[]): string[] {
  return names.filter((name) => !sheet.includes(name));
}

describe('antdSheets', () => {
  it.each(Object.keys(pagesOf) as (keyof typeof pagesOf)[])('%s holds every component its pages use', (name) => {
    const pages = pagesOf[name].flatMap((pattern) => globSync(pattern, { cwd: app }));
    expect(pages.length).toBeGreaterThan(2);
    const files = new Set(pages.flatMap((page) => [...reachable(join(app, page))]));
    expect(files.size).toBeGreaterThan(pages.length);
    for (const file of files) {
      const names = importedFromAntd(readFileSync(file, 'utf8'));
      expect({ file: relative(app, file), missing: missing(names, antdSheets[name]) }).toMatchObject({ missing: [] });
    }
  });

  it('would notice one that is missing', () => {
    const source = "import { Button, Transfer as Move, type FormProps } from 'antd';";
    expect(missing(importedFromAntd(source), antdSheets.userCentre)).toEqual(['Transfer']);
  });

  it('is not bypassed by a deep or whole import', () => {
    for (const file of globSync('**/*.{ts,tsx}', { cwd: app }).filter((name) => !name.endsWith('.test.ts'))) {
      const source = readFileSync(join(app, file), 'utf8').replaceAll(/import type[^;]*;/g, '');
      expect({ file, deep: /from\s+['"]antd\/(?!locale\/)/.test(source) }).toEqual({ file, deep: false });
      expect({ file, whole: /import\s+[*\w][^'"{]*from\s+['"]antd['"]/.test(source) }).toEqual({ file, whole: false });
    }
  });
});
