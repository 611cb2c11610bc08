import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, multilineText, phoneNumber, text } from './fields.ts';

const fields = {
  recipient: text(24),
  phoneNumber,
  /** Code of the district, or of the city where a city has none. Province and city follow from it. */
  divisionCode: z.string().regex(/^\d{6}$/),
  detail: text(120),
  label: text(8).nullable().default(null),
};

const address = z.strictObject({
  ...fields,
  id,
  province: z.string(),
  city: z.string(),
  district: z.string(),
  isDefault: z.boolean(),
});

const addressInput = z.strictObject({ ...fields, isDefault: z.boolean().default(false) });

const params = z.strictObject({ id });

export const addressEndpoints = {
  addressList: endpoint({
    method: 'GET',
    path: '/address',
    summary: '我的收货地址，默认的在前',
    caller: 'user',
    answer: z.strictObject({ items: z.array(address) }),
  }),
  addressCreate: endpoint({
    method: 'POST',
    path: '/address',
    summary: '新增地址',
    caller: 'user',
    body: addressInput,
    answer: address,
  }),
  addressUpdate: endpoint({
    method: 'PUT',
    path: '/address/:id',
    summary: '修改地址',
    caller: 'user',
    params,
    body: addressInput,
    answer: address,
    owned: { id: 'address' },
  }),
  addressDelete: endpoint({
    method: 'DELETE',
    path: '/address/:id',
    summary: '删除地址',
    caller: 'user',
    params,
    answer: nothing,
    owned: { id: 'address' },
  }),
  addressRecognise: endpoint({
    method: 'POST',
    path: '/address/recognise',
    summary: '从粘贴的一段文字里认出收件人、电话和地区',
    caller: 'user',
    body: z.strictObject({ text: multilineText(500) }),
    answer: z.strictObject({
      recipient: z.string().nullable(),
      phoneNumber: z.string().nullable(),
      divisionCode: z.string().nullable(),
      detail: z.string().nullable(),
    }),
    perMinute: 60,
  }),
  addressDivisions: endpoint({
    method: 'GET',
    path: '/address/divisions',
    summary: '省市区三级行政区划',
    caller: 'guest',
    cacheSeconds: 86_400,
    answer: z.strictObject({
      /** Code and name of each province, its cities, and their districts. */
      provinces: z.array(
        z.tuple([
          z.string(),
          z.string(),
          z.array(z.tuple([z.string(), z.string(), z.array(z.tuple([z.string(), z.string()]))])),
        ]),
      ),
    }),
  }),
};
