/** The secrets that a staff login is checked against. */
export interface StaffLogin {
  readonly staffId: string;
  readonly passwordHash: string;
  readonly sealedTotpSecret: Buffer;
  readonly lastTotpStep: number;
  /** The second factor was shown to work; until then its owner can only set it up. */
  readonly isEnrolled: boolean;
  /** The password was made by an administrator. */
  readonly mustChangePassword: boolean;
}

/** What was shown beside the password, still to be used up. */
export type StaffFactor =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'recoveryCode'; readonly codeHash: Buffer };
