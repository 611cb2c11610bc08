/** Migrations that may do what the rules refuse, each with the danger's own words and why it is none. */
export const dangerAllowances: Readonly<
  Record<string, readonly { readonly danger: string; readonly reason: string }[]>
> = {};
