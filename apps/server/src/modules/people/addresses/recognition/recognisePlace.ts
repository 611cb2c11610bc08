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

/** Reads a cell that holds an address and nothing else: 浙江省宁波市鄞州区首南街道 88 号. Null where no place is clear. */
export function recognisePlace(text: string): RecognisedPlace | null {
  const written = normaliseText(text);
  const { code, spans } = readPlace(simplify(written));
  return code === null ? null : { divisionCode: code, detail: tidyDetail('', blank(written, spans)) };
}
