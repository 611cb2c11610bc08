import { ApiError } from '@jiwu/api-client';
import { errorCodes } from '@jiwu/contract/errorCodes';
import { apiClient } from '../../../../session/apiClient.ts';

/** The content of a payment's code. None for a payment that has ended meanwhile, of which the live connection tells. */
export async function readCode(paymentId: string): Promise<string | null> {
  try {
    const { codeUrl } = await apiClient.call('paymentCode', { params: { id: paymentId } }, { silent: true });
    return codeUrl;
  } catch (error) {
    const { PAYMENT_DONE, PAYMENT_CLOSED } = errorCodes;
    if (error instanceof ApiError && [PAYMENT_DONE.code, PAYMENT_CLOSED.code].includes(error.code)) return null;
    throw error;
  }
}
