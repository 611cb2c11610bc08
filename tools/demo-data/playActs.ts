/** Something that happened in the demo shop's past. */
export interface DemoAct {
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

/** One after the other as they happened: the ledger dates nothing before what it has. */
export async function playActs(acts: readonly DemoAct[]): Promise<void> {
  for (const { act } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await act();
}
