import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceNode, walkSource } from './walkSource.ts';

const SERVER = 'apps/server/src';
/** The one place that may await the statements of a transaction together. */
const NAMED = 'platform/database/sideBySide.ts';
const TOGETHER = new Set(['all', 'allSettled', 'any', 'race']);
const TX = /(?:^|\/)Tx\.ts$/;

/**
 * Files of the server below `root` that await several promises together while they hold a transaction: they import `Tx`, or the
 * call stands in a function that is given `tx`. Decision 0017 says when that is right, and `sideBySide` is its name then.
 */
export function findBarePromises(root: string): string[] {
  return globSync('**/*.ts', { cwd: path.join(root, SERVER) })
    .filter((file) => file !== NAMED && !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) =>
      barePromisesIn(readFileSync(path.join(root, SERVER, file), 'utf8')).map((method) => `${file}: Promise.${method}`),
    );
}

function barePromisesIn(source: string): string[] {
  let holdsTx = false;
  const calls: { method: string; isGivenTx: boolean }[] = [];
  walkSource(source, (node, within) => {
    if (node.type === 'ImportDeclaration') holdsTx ||= TX.test((node['source'] as { value: string }).value);
    const method = node.type === 'CallExpression' ? togetherMethod(node) : null;
    if (method !== null) calls.push({ method, isGivenTx: within.some(takesTx) });
  });
  return calls.filter(({ isGivenTx }) => holdsTx || isGivenTx).map(({ method }) => method);
}

function togetherMethod(call: SourceNode): string | null {
  const callee = call['callee'] as SourceNode;
  if (callee.type !== 'MemberExpression') return null;
  const object = (callee['object'] as { value?: unknown }).value;
  const method = (callee['property'] as { value?: unknown }).value;
  return object === 'Promise' && typeof method === 'string' && TOGETHER.has(method) ? method : null;
}

/** Arrow functions have their parameters as patterns, others as objects that hold the pattern. */
function takesTx(node: SourceNode): boolean {
  const params = Array.isArray(node['params']) ? (node['params'] as SourceNode[]) : [];
  return params.some((param) => ((param['pat'] as SourceNode | undefined) ?? param)['value'] === 'tx');
}
