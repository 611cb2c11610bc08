/** A spreadsheet would compute a text that begins like a formula. Amounts may begin so, too: they are columns of numbers. */
export function plainText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
