import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, multilineText, phoneNumber, text } from './fields.ts';
import { rules } from './rules.ts';

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

/** A field that a pasted text leaves open, or not quite clear. */
const unclear = z.strictObject({
  field: z.enum(['recipient', 'phoneNumber', 'divisionCode', 'detail']),
  /**
   * landline, malformed: a number is written, but none that can be called as a mobile. districtMissing: the city is clear.
   * ambiguous: several places bear the name, or it was divided since. contradictory: the places named do not lie in each other.
   * zone: a development zone that reaches over several districts was named; the likeliest is taken.
   */
  reason: z.enum(['missing', 'landline', 'malformed', 'districtMissing', 'ambiguous', 'contradictory', 'zone']),
  /** Division codes that come into question; empty for other fields, and where nearly every place does. */
  choices: z.array(fields.divisionCode),
});

const recognised = z.strictObject({
  recipient: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  divisionCode: z.string().nullable(),
  detail: z.string().nullable(),
  /** Each field that is null, or taken on trust (`zone`), and why. The place stays written in the detail while it is unclear. */
  unclear: z.array(unclear),
});

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
    answer: recognised,
    perMinute: 60,
  }),
  addressRecogniseLines: endpoint({
    method: 'POST',
    path: '/address/recogniseLines',
    summary: '从粘贴的名单里逐行认出收件人、电话和地区，一行一位，一次最多 100 行',
    caller: 'user',
    body: z.strictObject({ lines: z.array(text(500)).min(1).max(rules.addressLinesPerRequest) }),
    /** In the order of the lines. */
    answer: z.strictObject({ items: z.array(recognised) }),
    perMinute: 120,
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
