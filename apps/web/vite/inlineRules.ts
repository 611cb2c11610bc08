import { rules } from '@jiwu/contract/rules';
import { parseSync, type Plugin } from 'vite';
import { type Node, isNode, nodesOf } from './inline/nodes.ts';
import { literal } from './inline/literal.ts';

const SOURCE = '@jiwu/contract/rules';

interface Specifier {
  readonly imported: { readonly name: string };
  readonly local: { readonly name: string };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Writes the contract's rules into the modules that name them: `rules.order.payMinutes` becomes its number. The record is one module of
 * twenty kilobytes, of which most pages need a line or two; whoever needs a large part of it still loads it.
 */
export function inlineRules(): Plugin {
  return {
    name: 'jiwu-inline-rules',
    apply: 'build',
    // After types are gone: `typeof rules.order.tabs` is none of a page's code.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code) => (code.includes(SOURCE) ? { code: writeOutRules(code), map: null } : null),
  };
}

/** A module with the rules that it names written out, as far as they may be; without its import of them once nothing needs it. */
export function writeOutRules(code: string): string {
  const program: unknown = parseSync('module.js', code).program;
  const edits: Edit[] = [];
  const isStillUsed = isNode(program) && collect(program, edits);
  const imports = isNode(program) && !isStillUsed ? nodesOf(program).flatMap(withoutRules) : [];
  // From the end, so that places found earlier in the text stay where they are.
  return [...edits, ...imports]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** An import that stays would take the record into the chunk of the module, used or not. */
function withoutRules(statement: Node): Edit[] {
  if (statement.type !== 'ImportDeclaration' || (statement['source'] as { value: string }).value !== SOURCE) return [];
  const others = (statement['specifiers'] as (Node & Specifier)[])
    .map(({ imported, local }) => [imported.name, local.name])
    .filter(([imported, local]) => imported !== 'rules' || local !== 'rules')
    .map((names) => names.join(' as '));
  const { start, end } = statement;
  return [{ start, end, text: others.length === 0 ? '' : `import { ${others.join(', ')} } from '${SOURCE}';` }];
}

/** Collects what can be written out below a node, and answers whether the record itself is still needed. */
function collect(node: Node, edits: Edit[]): boolean {
  const edit = ofDestructured(node) ?? ofChain(node);
  if (edit) {
    edits.push(edit);
    return false;
  }
  if (node.type === 'Identifier') return node['name'] === 'rules';
  return nodesOf(node)
    .map((child) => collect(child, edits))
    .includes(true);
}

/** `rules.a.b`, as far as it leads to a value that may be written out: what follows is read from that. */
function ofChain(node: Node): Edit | null {
  const chain = chainOf(node);
  if (!chain || chain.length === 1) return null;
  const text = literal(chain.reduce<unknown>((value, { name }) => own(value, name), { rules }));
  return text === null ? null : { start: node.start, end: node.end, text: `(${text})` };
}

/** `const { a, b } = rules.c`: of a large record only what is taken out. */
function ofDestructured(node: Node): Edit | null {
  if (node.type !== 'VariableDeclarator' || !isNode(node['init']) || !isNode(node['id'])) return null;
  const { init, id } = { init: node['init'], id: node['id'] };
  const chain = chainOf(init);
  if (!chain || id.type !== 'ObjectPattern') return null;
  const names = (id['properties'] as Node[]).map((each) =>
    each.type === 'Property' && each['computed'] === false ? (each['key'] as { name: string }).name : null,
  );
  const record = chain.reduce<unknown>((value, { name }) => own(value, name), { rules });
  const parts = names.map((name) => [name, name === null ? null : literal(own(record, name))] as const);
  if (parts.some(([, text]) => text === null)) return null;
  return { start: init.start, end: init.end, text: `{${parts.map((part) => part.join(':')).join(',')}}` };
}

/** The names of `rules.a.b`, the record's own first; null for anything else. */
function chainOf(node: Node): readonly { readonly name: string }[] | null {
  if (node.type === 'Identifier') return node['name'] === 'rules' ? [{ name: 'rules' }] : null;
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const before = chainOf(node['object'] as Node);
  return before && [...before, node['property'] as { name: string }];
}

/** Undefined also for what a value only inherits: a method is called on the value, which is written out before it. */
function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
