import type { rules } from '@jiwu/contract';

export type Step = (typeof rules.visit.steps)[number];

/** Browsers that a set names; what comes beyond is estimated, so that nobody who invents browsers can fill the memory. */
export const EXACT_UNTIL = 50_000;
/** A day, and long enough for its last minute to be kept. */
export const KEPT_SECONDS = 26 * 60 * 60;

export const namedKey = (day: string, step: Step) => `visitors:named:${day}:${step}`;
export const estimatedKey = (day: string, step: Step) => `visitors:estimated:${day}:${step}`;
