export { cancelInvoice } from './requests/cancelInvoice.ts';
export { issueInvoice } from './requests/issueInvoice.ts';
export { findInvoiceRequest, listInvoiceRequests } from './requests/requestQueries.ts';
export { requestInvoice } from './requests/requestInvoice.ts';
export { createInvoiceTitle } from './titles/createInvoiceTitle.ts';
export { deleteInvoiceTitle } from './titles/deleteInvoiceTitle.ts';
export { deleteAllInvoiceTitles, listInvoiceTitles } from './titles/titleQueries.ts';
export { updateInvoiceTitle } from './titles/updateInvoiceTitle.ts';
export { countWaitingInvoices } from './requests/countWaitingInvoices.ts';
