import type { Unit } from '../../modules/channels/openBox/index.ts';

/** What a member of staff changed of a unit, for the audit log: the endpoint writes it last. */
export interface UnitChange {
  readonly unit: Unit;
  readonly before: unknown;
  readonly after: unknown;
}
