import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, text } from './fields.ts';
import { rules } from './rules.ts';

const fields = {
  kind: z.enum(rules.invoice.titleKinds),
  title: text(rules.invoice.titleMax),
};

const invoiceTitle = z.strictObject({ ...fields, id, taxNo: z.string().nullable(), isDefault: z.boolean() });

const titleInput = z.strictObject({
  ...fields,
  /** A company's credit code; its check digit is looked at too. A person has none. */
  taxNo: z.string().trim().toUpperCase().regex(rules.invoice.creditCodePattern).nullable().default(null),
  isDefault: z.boolean().default(false),
});

const params = z.strictObject({ id });

export const invoiceEndpoints = {
  invoiceTitles: endpoint({
    method: 'GET',
    path: '/invoice/title',
    summary: '我的发票抬头，默认的在前',
    caller: 'user',
    answer: z.strictObject({ items: z.array(invoiceTitle) }),
  }),
  invoiceTitleCreate: endpoint({
    method: 'POST',
    path: '/invoice/title',
    summary: '新增发票抬头',
    caller: 'user',
    body: titleInput,
    answer: invoiceTitle,
  }),
  invoiceTitleUpdate: endpoint({
    method: 'PUT',
    path: '/invoice/title/:id',
    summary: '修改发票抬头；已申请的发票不变',
    caller: 'user',
    params,
    body: titleInput,
    answer: invoiceTitle,
    owned: { id: 'invoiceTitle' },
  }),
  invoiceTitleDelete: endpoint({
    method: 'DELETE',
    path: '/invoice/title/:id',
    summary: '删除发票抬头',
    caller: 'user',
    params,
    answer: nothing,
    owned: { id: 'invoiceTitle' },
  }),
};
