/** A phone number as pages show it: 138****6024. */
export function maskPhone(phoneNumber: string): string {
  return phoneNumber.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}
