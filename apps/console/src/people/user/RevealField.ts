import type { rules } from '@jiwu/contract/rules';

export type RevealField = (typeof rules.staff.revealFields)[number];
