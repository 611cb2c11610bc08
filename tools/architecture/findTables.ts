import { type SourceNode, walkSource } from './walkSource.ts';

/** The tables that the SQL of a source file touches. */
export interface TablesOfFile {
  readonly tables: readonly string[];
  /** Builder calls whose table is neither a literal nor a subquery: no reader can tell which table it is. */
  readonly computed: readonly string[];
}

/** Methods of Kysely that take a table, or a list of tables, as their first argument. */
const BUILDERS = new Set([
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
]);
/** Methods whose names other objects have too (`Array.from`): their argument counts only when it is a table. */
const MAYBE_BUILDERS = new Set(['from', 'using', 'table', 'ref', 'id', 'raw']);
/** Text that is not tagged `sql` counts as SQL when it reads like a statement. */
const STATEMENT = /\b(?:select\b[\s\S]+\bfrom|insert\s+into|delete\s+from|update\b[\s\S]+\bset)\s/i;
/** Comments and quoted texts, which contain no identifiers. */
const NO_IDENTIFIER = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g;
/** An identifier that is neither a column (`line.orders`) nor an alias (`… as orders`). */
const IDENTIFIER = /(?<![.\w])(?<!\bas\s+)[a-z_]\w*/gi;

/** Reads which tables the SQL of a source file touches: builder calls of Kysely, and raw SQL. */
export function findTables(source: string, known: ReadonlySet<string>): TablesOfFile {
  const tables = new Set<string>();
  const computed: string[] = [];
  const keep = (name: string) => {
    if (known.has(name)) tables.add(name);
  };
  walkSource(source, (node) => {
    if (node.type === 'CallExpression') {
      const method = methodOf(node);
      const isBuilder = BUILDERS.has(method);
      if (!isBuilder && !MAYBE_BUILDERS.has(method)) return;
      for (const name of tableArguments(node)) {
        if (name !== undefined) keep(/^\w*/.exec(name)?.[0] ?? '');
        else if (isBuilder) computed.push(method);
      }
    } else if (isTaggedSql(node)) {
      for (const name of tablesInSql(textOf(node['template'] as SourceNode))) keep(name);
    } else if (node.type === 'TemplateLiteral' || node.type === 'StringLiteral') {
      const text = textOf(node);
      if (STATEMENT.test(text)) for (const name of tablesInSql(text)) keep(name);
    }
  });
  return { tables: [...tables].toSorted(), computed };
}

function methodOf(call: SourceNode): string {
  const callee = call['callee'] as SourceNode;
  const property = callee['property'] as (SourceNode & { value?: unknown }) | undefined;
  return callee.type === 'MemberExpression' && typeof property?.value === 'string' ? property.value : '';
}

/** The tables of a builder call; undefined for one that is computed. A subquery is read where it stands. */
function tableArguments(call: SourceNode): (string | undefined)[] {
  const first = (call['arguments'] as { expression: SourceNode }[])[0]?.expression;
  const given = first?.type === 'ArrayExpression' ? (first['elements'] as { expression: SourceNode }[]) : [];
  const items = first?.type === 'ArrayExpression' ? given.map(({ expression }) => expression) : [first];
  return items.flatMap((item) => {
    if (item?.type === 'StringLiteral' || (item?.type === 'TemplateLiteral' && !hasExpressions(item)))
      return [textOf(item)];
    const isSubquery = item?.type === 'CallExpression' || item?.type === 'ArrowFunctionExpression';
    return isSubquery || isTaggedSql(item) ? [] : [undefined];
  });
}

function isTaggedSql(node: SourceNode | undefined): boolean {
  return node?.type === 'TaggedTemplateExpression' && (node['tag'] as { value?: unknown }).value === 'sql';
}

function hasExpressions(template: SourceNode): boolean {
  return (template['expressions'] as unknown[]).length > 0;
}

function textOf(node: SourceNode): string {
  if (node.type === 'StringLiteral') return String(node['value']);
  return (node['quasis'] as { cooked?: string; raw: string }[]).map(({ cooked, raw }) => cooked ?? raw).join(' $ ');
}

function tablesInSql(text: string): string[] {
  return (text.replaceAll(NO_IDENTIFIER, "''").match(IDENTIFIER) ?? []).map((name) => name.toLowerCase());
}
