import { parseSync } from '@swc/core';

/** A node of the syntax tree, as far as these checks look at it. */
export interface SourceNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Visits every node of a TypeScript source, outer ones first, with the nodes that it stands in. */
export function walkSource(source: string, visit: (node: SourceNode, within: readonly SourceNode[]) => void): void {
  const step = (value: unknown, within: readonly SourceNode[]): void => {
    if (Array.isArray(value)) for (const item of value) step(item, within);
    else if (typeof value === 'object' && value !== null) {
      const node = typeof (value as SourceNode).type === 'string' ? (value as SourceNode) : undefined;
      if (node) visit(node, within);
      const inside = node ? [...within, node] : within;
      for (const child of Object.values(value)) step(child, inside);
    }
  };
  step(parseSync(source, { syntax: 'typescript', target: 'es2024' }), []);
}
