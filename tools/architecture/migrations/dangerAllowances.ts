/** Migrations that may do what the rules refuse, each with the danger's own words and why it is none. */
export const dangerAllowances: Readonly<
  Record<string, readonly { readonly danger: string; readonly reason: string }[]>
> = {
  '0089_gateway_bills': [
    {
      danger: 'update payment_refunds: holds its rows until the migration ends; change them in batches, by a job',
      reason: 'refunds that failed for good and that nobody asked for again: a handful, which no other code changes',
    },
  ],
};
