import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { generated } from '../../tools/generate/generated.ts';

it('every generated file is what its source says', async () => {
  for (const file of await generated()) {
    expect(await readFile(file.path, 'utf8'), `${file.path}: run node tools/generate/main.ts`).toBe(file.text);
  }
});

it('the database types are those of the migrations', () => {
  const server = path.resolve(import.meta.dirname, '../../apps/server');
  const fresh = () =>
    execFileSync(
      path.join(server, 'node_modules/.bin/kysely-codegen'),
      ['--verify', '--config-file', 'kysely-codegen.json'],
      {
        cwd: server,
        env: { ...process.env, DATABASE_URL: inject('templateDatabaseUrl') },
        encoding: 'utf8',
      },
    );
  expect(fresh).not.toThrow();
});
