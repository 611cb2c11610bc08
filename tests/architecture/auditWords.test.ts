import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { actionWords } from '../../apps/console/src/system/audit/actionWords.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

const NAME = /'([a-z]\w+\.[a-z]\w+)'/gi;
/** Written beside its name, anywhere in the server; handlers of the api also pass it to a helper of theirs. */
const BESIDE_ITS_NAME = /\baction: .*/g;

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const namesIn = (text: string) => [...text.matchAll(NAME)].flatMap(([, name]) => name ?? []);
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot }).filter((file) => !file.endsWith('.test.ts'));

it('has words for everything that the server writes into the audit log', () => {
  const beside = filesOf('apps/server/src/**/*.ts').flatMap((file) =>
    [...read(file).matchAll(BESIDE_ITS_NAME)].flatMap(([line]) => namesIn(line)),
  );
  const passed = filesOf('apps/server/src/api/staff*.ts').flatMap((file) => namesIn(read(file)));
  const actions = new Set([...beside, ...passed]);
  expect(actions.size).toBeGreaterThan(150);
  expect([...actions].filter((action) => /[a-z]/.test(actionWords(action)))).toEqual([]);
});
