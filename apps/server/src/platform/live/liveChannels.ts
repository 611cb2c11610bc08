/** Every channel that a page can follow, by what it is about. */
export const liveChannels = {
  /** An order, or anything else that is paid for: its payments announce it by its kind. */
  payable: ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind}:${id}`,
  order: (orderId: string) => `order:${orderId}`,
  payment: (paymentId: string) => `payment:${paymentId}`,
  /** The public state of a group: the same for every viewer. */
  group: (groupId: string) => `group:${groupId}`,
  /** Something that can be claimed, by its kind: its pieces. Public; a deal of the day is `deal:<id>`. */
  claimed: ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind}:${id}`,
  /** Everything of a kind that can be claimed: for a page that shows several. */
  claimedOfKind: (kind: string) => `${kind}s`,
  /** Pieces of that kind can be claimed that could not before; for those who remember that nothing was left. */
  claimableAgain: (kind: string) => `${kind}s:again`,
  /** A user's new notices. */
  notices: (userId: string) => `notices:${userId}`,
  /** A user's conversation with the staff. */
  support: (userId: string) => `support:${userId}`,
  /** Staff's list of conversations. */
  supportQueue: () => 'supportQueue',
  /** What is credited to a promoter. */
  effectOrders: (userId: string) => `effectOrders:${userId}`,
  /** Prices and stock of a product, for everyone who looks at its page. */
  product: (productId: string) => `product:${productId}`,
} as const;
