import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listedFolders } from './layers.ts';

/** Folders that no layer names: their imports would not be checked. */
export function findUnlistedFolders(root: string): string[] {
  return Object.entries(listedFolders).flatMap(([parent, listed]) => {
    const dir = path.join(root, parent);
    if (!existsSync(dir)) return [];
    return readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !listed.includes(entry.name))
      .map((entry) => `${parent}/${entry.name}`);
  });
}
