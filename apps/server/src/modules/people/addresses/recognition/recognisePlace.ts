import { readPlace } from './places/readPlace.ts';
import { blank } from './text/blank.ts';
import { normaliseText } from './text/normaliseText.ts';
import { simplify } from './text/simplify.ts';
import { tidyDetail } from './tidyDetail.ts';

interface RecognisedPlace {
  readonly divisionCode: string;
  /** Street and house: all that the cell says besides the place. */
  readonly detail: string;
}

/**
 * Reads a cell that holds an address and nothing else: 浙江省宁波市鄞州区首南街道 88 号. Null where no place is clear, nor where a zone
 * reaches over several: a row of a list has nobody who would see which was taken (decision 0027).
 */
export function recognisePlace(text: string): RecognisedPlace | null {
  const written = normaliseText(text);
  const { code, doubt, spans } = readPlace(simplify(written));
  return code === null || doubt !== null ? null : { divisionCode: code, detail: tidyDetail('', blank(written, spans)) };
}
