import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
/** By UTF-16 unit, the unit it is compared as; 0 where that was never asked. */
const known = new Uint16Array(0x1_00_00);
const FIRST_HAN = 0x34_00;

/**
 * The text in simplified characters, sign by sign, so that a place in it is the same place in the text it came from. It is for
 * comparing only (names of places are passed through it too, as 乾县 becomes 干县): what the user sees stays as it was written.
 */
export function simplify(text: string): string {
  let simple = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const other = unit < FIRST_HAN ? unit : known[unit] || learn(unit);
    if (other === unit) continue;
    simple += text.slice(from, at) + String.fromCharCode(other);
    from = at + 1;
  }
  return from === 0 ? text : simple + text.slice(from);
}

/** Halves of rare characters, and what becomes such a one, stay as they are: the length must not change. */
function learn(unit: number): number {
  const converted = convert(String.fromCharCode(unit));
  const other = converted.length === 1 ? converted.charCodeAt(0) : unit;
  known[unit] = other;
  return other;
}
