/** A node of a parsed module, as far as its walk needs it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes below a node, without those that only name something: a key, the property of an object, what is imported. */
export function nodesOf(node: Node): readonly Node[] {
  if (node.type === 'ImportDeclaration') return [];
  return Object.entries(node)
    .filter(
      ([key]) => !(node['computed'] === false && (key === 'key' || key === 'property') && node['shorthand'] !== true),
    )
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}
