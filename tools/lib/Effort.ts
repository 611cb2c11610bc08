/**
 * How much a bench or a drill does: as much as a figure needs, or just enough to see that it still works. Each place says both:
 * `effort(5, 1)` seconds.
 */
export type Effort = <T>(whole: T, smoke: T) => T;

export const wholeEffort: Effort = (whole) => whole;
export const smokeEffort: Effort = (_whole, smoke) => smoke;
