import { maskPhone } from '../../../modules/people/identity/index.ts';
import type { StaffOrderFacts } from '../../../modules/trade/orders/index.ts';

type ShipTo = StaffOrderFacts['shipTo'];

/** 林知夏, 13812766024, 文三路 478 号 → 林**, 138****6024, 文三路****: enough to tell two parcels apart. */
export function maskShipTo({
  divisionCode: _code,
  recipient,
  phoneNumber,
  detail,
  ...place
}: ShipTo): Omit<ShipTo, 'divisionCode'> {
  return {
    ...place,
    recipient: `${[...recipient].slice(0, 1).join('')}**`,
    phoneNumber: maskPhone(phoneNumber),
    detail: `${[...detail].slice(0, 3).join('')}****`,
  };
}
