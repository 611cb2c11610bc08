/** Long enough for the slowest phone, too short to stock up on work. */
export const LIFETIME_MS = 3 * 60_000;

/** What a solver needs to know of a challenge. The server's signature (`mac`) says nothing to it. */
export interface Challenge {
  /** The work: 2 to the power of this many hashes on average. */
  readonly bits: number;
  readonly untilMs: number;
  /** 128 random bits in hexadecimal, of this challenge alone. */
  readonly salt: string;
  readonly mac: string;
}

const SHAPE = /^1\.(\d{1,2})\.(\d{13})\.([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

/** One line of text, which travels in an answer and comes back in a header. */
export function writeChallenge({ bits, untilMs, salt, mac }: Challenge): string {
  return ['1', bits, untilMs, salt, mac].join('.');
}

/** Null: not the shape of a challenge. */
export function readChallenge(text: string): Challenge | null {
  const [, bits, untilMs, salt, mac] = SHAPE.exec(text) ?? [];
  if (bits === undefined || untilMs === undefined || salt === undefined || mac === undefined) return null;
  return { bits: Number(bits), untilMs: Number(untilMs), salt, mac };
}
