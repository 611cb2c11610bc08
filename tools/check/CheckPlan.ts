/** Everything, or the named files; an empty list means that there is nothing to do. */
export type Scope = 'all' | readonly string[];

/** What one run of `pnpm check` does. */
export interface CheckPlan {
  /** Folders with a tsconfig.json of their own. */
  readonly types: readonly string[];
  readonly lint: Scope;
  readonly format: Scope;
  readonly boundaries: boolean;
  readonly deadCode: boolean;
  /** Files of Vitest. */
  readonly tests: Scope;
  /** Files of Playwright. */
  readonly e2e: Scope;
  /** The short runs of the benches and drills. */
  readonly smoke: boolean;
}

/** The whole check: CI never runs less. */
export function wholePlan(projects: readonly string[]): CheckPlan {
  return {
    types: projects,
    lint: 'all',
    format: 'all',
    boundaries: true,
    deadCode: true,
    tests: 'all',
    e2e: 'all',
    smoke: true,
  };
}
