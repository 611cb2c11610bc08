/** The address to send on. It bears the invitation code of whoever is logged in, like every link that invites. */
export function productLink(origin: string, productId: string, invitationCode: string): string {
  const query = new URLSearchParams({ id: productId, ...(invitationCode && { i: invitationCode }) });
  return `${origin}/product?${query.toString()}`;
}
