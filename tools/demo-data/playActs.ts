/** An event in the demo shop's past. */
export interface DemoAct {
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

/** One after the other as they happened: the ledger refuses a date before its last one. */
export async function playActs(acts: readonly DemoAct[]): Promise<void> {
  for (const { act } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await act();
}
