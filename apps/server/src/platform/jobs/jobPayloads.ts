/** Every job and what it is given. Names and shapes only: handlers stand in jobs/, joined in composition/. */
export interface JobPayloads {
  exportUserData: { readonly userId: string; readonly exportId: string };
  sweepExpired: Record<string, never>;
}

export type JobName = keyof JobPayloads;
