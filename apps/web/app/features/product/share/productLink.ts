/** The address to share. It carries the logged-in user's invitation code, like every link that invites. */
export function productLink(origin: string, productId: string, invitationCode: string): string {
  const query = new URLSearchParams({ id: productId, ...(invitationCode && { i: invitationCode }) });
  return `${origin}/product?${query.toString()}`;
}
