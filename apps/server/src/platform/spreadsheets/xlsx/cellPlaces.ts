const PLACE = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/** Column and row of a cell's name, the column from 0 and the row from 1: `B3` is 1 and 3. */
export function findPlace(name: string): { readonly column: number; readonly row: number } | undefined {
  const [, letters, row] = PLACE.exec(name) ?? [];
  if (letters === undefined || row === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return { column: column - 1, row: Number(row) };
}

/** The letters of a column that counts from 0: 27 is `AB`. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
