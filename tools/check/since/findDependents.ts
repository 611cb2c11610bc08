import type { ImportGraph } from './ImportGraph.ts';

/** The given files and all that import them, directly or by others. Who imports a file that `stopsAt` names is not followed. */
export function findDependents(
  graph: ImportGraph,
  changed: readonly string[],
  stopsAt: (file: string) => boolean = () => false,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of graph) {
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set(changed);
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (stopsAt(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      waiting.push(importer);
    }
  }
  return reached;
}
