import { userExport } from '../flows/accounts/queries/userExport.ts';
import { productExport } from '../flows/goods/queries/productExport.ts';
import { orderExport } from '../flows/orders/queries/orderExport.ts';
import { paymentExport } from '../flows/payments/queries/paymentExport.ts';
import { auditExport } from '../flows/staff/queries/auditExport.ts';
import { memberExport } from '../flows/staff/queries/memberExport.ts';
import type { ExportKinds } from '../modules/staff/exports/index.ts';
import { orderKinds } from './orderKinds.ts';

/** What staff can take away as a file: the compiler demands each that the contract names. */
export const exportKinds: ExportKinds = {
  orders: orderExport(orderKinds),
  products: productExport,
  users: userExport,
  payments: paymentExport,
  audit: auditExport,
  members: memberExport,
};
