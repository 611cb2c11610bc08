import { globSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** Every folder with a tsconfig.json of its own, so that a new package is checked without being named anywhere. */
export function tsconfigDirs(): string[] {
  return globSync('{apps,packages}/*/tsconfig.json', { cwd: repositoryRoot })
    .concat(globSync('{tools,tests}/tsconfig.json', { cwd: repositoryRoot }))
    .map((file) => path.dirname(file))
    .toSorted();
}
