/** One thing that an open shop needs. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  /** What to do about it, without the value of any secret. */
  readonly missing: string;
}

export type Settings = Readonly<Record<string, string | undefined>>;

export function finding(what: string, ok: boolean, missing: string): Finding {
  return { what, ok, missing };
}
