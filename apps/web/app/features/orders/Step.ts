/** One step of a way: when it was, or what it waits for. */
export interface Step {
  readonly label: string;
  readonly note: string;
  readonly state: 'done' | 'now' | 'ahead';
}
