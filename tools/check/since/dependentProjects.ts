import { findDependents } from './findDependents.ts';
import type { ImportGraph } from './ImportGraph.ts';

/** The projects whose types a change can touch: those that hold a changed file, or a file that imports one, by whatever way. */
export function dependentProjects(
  changed: readonly string[],
  projects: readonly string[],
  graph: ImportGraph,
): string[] {
  const files = [...findDependents(graph, changed)];
  return projects.filter((dir) => files.some((file) => file.startsWith(`${dir}/`)));
}
