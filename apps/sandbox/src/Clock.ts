/** Milliseconds since the epoch; an argument, so that tests can let a code grow old at once. */
export type Clock = () => number;
