import { LateAntd } from '../../../components/antd/LateAntd.tsx';
import InvoiceDialog from '../../../components/invoice/InvoiceDialog.tsx';
import type { InvoiceWish } from '../../../components/invoice/InvoiceWish.ts';
import { showToast } from '../../../components/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { DialogProps } from './DialogProps.ts';

/** An invoice for what has been paid already. */
export default function RequestInvoice({ orderId, onClose, onDone }: DialogProps) {
  async function request(invoice: InvoiceWish) {
    if (invoice.kind === 'none') {
      onClose();
      return;
    }
    try {
      await apiClient.call('orderInvoice', { params: { id: orderId }, body: { invoice } });
      showToast({ kind: 'success', text: '发票已申请，开好后会在订单里看到' });
      onDone();
    } catch {
      // The client has said why; what was chosen stays.
    }
  }
  return (
    <LateAntd>
      <InvoiceDialog value={{ kind: 'none' }} onClose={onClose} onChosen={(invoice) => void request(invoice)} />
    </LateAntd>
  );
}
