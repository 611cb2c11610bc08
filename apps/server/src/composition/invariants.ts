import { identityInvariants } from '../modules/identity/index.ts';
import type { Invariant } from '../platform/invariants/Invariant.ts';

/** Every invariant of the shop, each owned by the module whose tables it speaks of. */
export const invariants: readonly Invariant[] = [...identityInvariants];
