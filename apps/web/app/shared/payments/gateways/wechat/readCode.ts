import { refusalOf } from '@jiwu/api-client';
import { apiClient } from '../../../../session/apiClient.ts';

/** The content of a payment's code. None for a payment that has ended meanwhile, of which the live connection tells. */
export async function readCode(paymentId: string): Promise<string | null> {
  try {
    const { codeUrl } = await apiClient.call('paymentCode', { params: { id: paymentId } }, { silent: true });
    return codeUrl;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'PAYMENT_DONE' || refusal === 'PAYMENT_CLOSED') return null;
    throw error;
  }
}
