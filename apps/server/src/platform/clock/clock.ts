/** Time is an argument: use cases ask this, tests give their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
