import { commitmentOf } from './commitmentOf.ts';
import { drawRoll } from './drawRoll.ts';
import { type Odds, ROLLS } from './Odds.ts';

interface Input {
  /** 64 hexadecimal digits, as shown when the period was over. */
  readonly secret: string;
  /** As shown before it began. */
  readonly commitment: string;
  readonly draw: {
    readonly number: number;
    readonly nonce: string;
    readonly roll: number;
    readonly odds: Odds;
    /** Of the prize that was given. */
    readonly position: number;
  };
}

interface Step<T> {
  readonly computed: T;
  /** Whether the computed value equals the one that the shop published. */
  readonly holds: boolean;
}

export interface VerifiedDraw {
  readonly commitment: Step<string>;
  readonly roll: Step<number>;
  /** Null: the ranges are not whole, or none holds the roll. */
  readonly prize: Step<number | null>;
  readonly holds: boolean;
}

/** Computes a draw again from the secret alone, and compares every step with the shop's own value. */
export async function verifyDraw({ secret, commitment, draw }: Input): Promise<VerifiedDraw> {
  const bytes = fromHex(secret);
  const [hash, roll] = await Promise.all([
    commitmentOf(bytes),
    drawRoll({ secret: bytes, number: draw.number, nonce: draw.nonce }),
  ]);
  const position = findPrize(draw.odds, roll);
  const steps = {
    commitment: { computed: hash, holds: hash === commitment },
    roll: { computed: roll, holds: roll === draw.roll },
    prize: { computed: position, holds: position !== null && position === draw.position },
  };
  return { ...steps, holds: steps.commitment.holds && steps.roll.holds && steps.prize.holds };
}

/** Ranges with a gap, or that overlap, prove nothing. */
function findPrize(odds: Odds, roll: number): number | null {
  const inOrder = odds.toSorted((a, b) => a.from - b.from);
  const isWhole = inOrder.every(({ from, to }, index) => from === (inOrder[index - 1]?.to ?? -1) + 1 && to >= from);
  if (!isWhole || inOrder.at(-1)?.to !== ROLLS - 1) return null;
  return inOrder.find(({ from, to }) => from <= roll && roll <= to)?.position ?? null;
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}
