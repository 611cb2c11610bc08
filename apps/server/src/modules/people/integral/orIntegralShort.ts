import { ShopError } from '../../../platform/errors/ShopError.ts';

/** Translates the ledger's refusal, which knows balances only, into a lack of integral. */
export async function orIntegralShort<T>(moving: Promise<T>): Promise<T> {
  try {
    return await moving;
  } catch (error) {
    if (error instanceof ShopError && error.errorCode === 'BALANCE_SHORT') throw new ShopError('INTEGRAL_SHORT');
    throw error;
  }
}
