/** What a member of staff proves who they are by. */
export interface StaffLogin {
  readonly staffId: string;
  readonly passwordHash: string;
  readonly sealedTotpSecret: Buffer;
  readonly lastTotpStep: number;
}
