/** What the member has typed so far; the code proves the rest. */
export interface Proof {
  readonly loginName: string;
  readonly password: string;
}
