/** A spreadsheet would compute a text that begins like a formula. Amounts may begin so: -1.22 is no formula. */
export function plainText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
