interface Queue {
  /** Of the conversation that the address names. */
  readonly openId: string | undefined;
  readonly rows: readonly { readonly id: string }[];
  /** The rows are those of another state, until the new ones are there. */
  readonly isFading: boolean;
}

/** The conversation that opens by itself; undefined where one is open, or none is known yet. */
export function firstToOpen({ openId, rows, isFading }: Queue): string | undefined {
  return openId === undefined && !isFading ? rows[0]?.id : undefined;
}
