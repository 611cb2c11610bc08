/** The ledger's causes of one request to take a recharge back. */
export function refundCauses(requestId: string) {
  return {
    principal: { kind: 'rechargeRefund', id: requestId, leg: 'principal' },
    bonus: { kind: 'rechargeBonusBack', id: requestId, leg: 'bonus' },
  };
}
