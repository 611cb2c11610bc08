/** Digits of a typed or pasted Chinese mobile number, without the country code. */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return (digits.length > 11 ? digits.replace(/^(?:00)?86/, '') : digits).slice(0, 11);
}

/** As people read it: 138 1276 6024. */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part) => part !== '').join(' ');
}

/** Where the cursor stands in the grouped number when `count` digits are before it. */
export function groupedPosition(count: number): number {
  return count + (count > 3 ? 1 : 0) + (count > 7 ? 1 : 0);
}
