import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../../lib/repositoryRoot.ts';

/** Every file that differs between a commit and the tree as it lies there, committed or not; both names of one that was moved. */
export function changedFiles(commit: string): string[] {
  const differing = git('diff', '--name-only', '--no-renames', commit);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...unknown])];
}

/** HEAD, when the tree is as committed: what a check finds is then true of the commit. */
export function cleanCommit(): string | null {
  const [commit] = git('rev-parse', 'HEAD');
  return git('status', '--porcelain').length === 0 && commit !== undefined ? commit : null;
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '');
}
