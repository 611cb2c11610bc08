/** Whose cart: a user's, or that of a browser which nobody is signed in to. */
export interface CartOwner {
  readonly ownerId: string;
  /** Null: a guest. */
  readonly userId: string | null;
}

export function userCart(userId: string): CartOwner {
  return { ownerId: userId, userId };
}
