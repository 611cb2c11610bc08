/** The person who pays at the cashier page; Alipay shows the shop no more than this. */
export const buyer = { id: '2088000000005555', logonId: '138****1001' } as const;
