/** Of what a refund takes back, that which is neither free nor given back by the same refund. */
export function debtAfter(
  { balance, held }: { readonly balance: number; readonly held: number },
  { giveBack, takeBack }: { readonly giveBack: number; readonly takeBack: number },
): number {
  return Math.max(0, takeBack - (balance - held + giveBack));
}
