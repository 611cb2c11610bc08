/** Why money moves: one business row (`kind`, `id`) and which of its transfers this is. Each happens once. */
export interface Cause {
  readonly kind: string;
  readonly id: string;
  readonly leg: string;
}
