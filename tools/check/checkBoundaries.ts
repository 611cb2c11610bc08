import { cruiseTree } from '../architecture/cruiseTree.ts';
import { findUnlistedFolders } from '../architecture/findUnlistedFolders.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import type { Outcome } from './Outcome.ts';

/** Checks all imports against the layers. */
export async function checkBoundaries(): Promise<Outcome> {
  const { violations, unread, filesRead } = await cruiseTree(repositoryRoot);
  const problems = [
    ...violations,
    ...unread.map((file) => `not read: ${file}`),
    ...findUnlistedFolders(repositoryRoot).map((folder) => `in no layer: ${folder}`),
  ];
  if (filesRead === 0) problems.push('no file was read');
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}
