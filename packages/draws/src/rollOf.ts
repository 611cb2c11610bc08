import { ROLLS } from './Odds.ts';

const WORDS = 2 ** 32;
/** Words from here on are skipped: their remainders would favour the lower rolls. */
const FAIR_BELOW = Math.floor(WORDS / ROLLS) * ROLLS;
const WORD_BYTES = 4;

/** The roll in one block: of the first word that is fair. Null when none is, and the next block has to say. */
export function rollOf(block: Uint8Array): number | null {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (let at = 0; at + WORD_BYTES <= block.byteLength; at += WORD_BYTES) {
    const word = view.getUint32(at);
    if (word < FAIR_BELOW) return word % ROLLS;
  }
  return null;
}
