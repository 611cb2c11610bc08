import type { Reason } from '../result/Reason.ts';

type Code = Reason['code'];
type ReasonWith<C extends Code, R = Reason> = R extends { readonly code: infer D } ? (C extends D ? R : never) : never;

/** One sentence for each code; a missing code does not compile. */
export type Sentences<C extends Code = Code> = { readonly [One in C]: (reason: ReasonWith<One>) => string };
