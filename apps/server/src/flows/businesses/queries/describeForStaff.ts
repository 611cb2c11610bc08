import type { Business as Shown } from '@jiwu/contract';
import type { Business } from '../../../modules/people/businesses/index.ts';
import { maskPhone } from '../../../modules/people/identity/index.ts';
import { describeBusiness } from './describeBusiness.ts';

/** A business as staff see it: numbers are masked as everywhere, because no verdict is about them. */
export function describeForStaff(business: Business): Shown & { readonly userId: string } {
  const { userId, contactPhone, senderPhone } = business;
  return {
    ...describeBusiness(business),
    userId,
    contactPhone: maskPhone(contactPhone),
    senderPhone: maskPhone(senderPhone),
  };
}
