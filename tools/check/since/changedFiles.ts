import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../../lib/repositoryRoot.ts';

/** Every file that differs between a commit and the tree as it lies there, committed or not; both names of one that was moved. */
export function changedFiles(commit: string): string[] {
  const differing = git('diff', '--name-only', '--no-renames', commit);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...unknown])];
}

/** A file's text at a commit; null when it was not there. */
export function textAt(commit: string, file: string): string | null {
  const [listed] = git('ls-tree', '--name-only', commit, '--', file);
  return listed === undefined ? null : show(commit, file);
}

/** HEAD, when the tree is as committed: what a check finds is then true of the commit. */
export function cleanCommit(): string | null {
  const [commit] = git('rev-parse', 'HEAD');
  return git('status', '--porcelain').length === 0 && commit !== undefined ? commit : null;
}

const options = { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;

function git(...args: string[]): string[] {
  return execFileSync('git', args, options)
    .split('\n')
    .filter((line) => line !== '');
}

function show(commit: string, file: string): string {
  return execFileSync('git', ['show', `${commit}:${file}`], options);
}
