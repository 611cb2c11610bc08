/** Someone of the demo shop who can buy: with an address, and money in the balance. */
export interface DemoBuyer {
  readonly userId: string;
  readonly addressId: string;
}
