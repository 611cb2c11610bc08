/** The secrets that a staff login is checked against. */
export interface StaffLogin {
  readonly staffId: string;
  readonly passwordHash: string;
  readonly sealedTotpSecret: Buffer;
  readonly lastTotpStep: number;
}
