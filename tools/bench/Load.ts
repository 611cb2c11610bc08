import type { Effort } from '../lib/Effort.ts';

/** How hard and how long something is asked. */
export interface Load {
  readonly connections: number;
  readonly seconds: number;
}

/** Of a smoke run, few connections: each has to be opened and warmed within the second. */
export function loadOf(effort: Effort): Load {
  return effort({ connections: 32, seconds: 5 }, { connections: 2, seconds: 1 });
}
