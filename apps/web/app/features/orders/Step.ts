/** One step of a progress: its time, or the event that it waits for. */
export interface Step {
  readonly label: string;
  readonly note: string;
  readonly state: 'done' | 'now' | 'ahead';
}
