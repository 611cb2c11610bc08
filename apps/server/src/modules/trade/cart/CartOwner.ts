/** The owner of a cart: a user, or a guest's browser. */
export interface CartOwner {
  readonly ownerId: string;
  /** Null: a guest. */
  readonly userId: string | null;
}

export function userCart(userId: string): CartOwner {
  return { ownerId: userId, userId };
}
