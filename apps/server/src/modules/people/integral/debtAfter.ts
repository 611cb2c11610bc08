/**
 * The part of the integral to take back that is covered neither by the free balance nor by integral that the same refund returns.
 */
export function debtAfter(
  { balance, held }: { readonly balance: number; readonly held: number },
  { giveBack, takeBack }: { readonly giveBack: number; readonly takeBack: number },
): number {
  return Math.max(0, takeBack - (balance - held + giveBack));
}
