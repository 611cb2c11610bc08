import type { addressEndpoints } from '@jiwu/contract';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  listDivisions,
  recogniseAddress,
  updateAddress,
} from '../modules/people/addresses/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const addressHandlers = {
  async addressList(context) {
    return { items: await listAddresses(context.services.db.read, { userId: context.user().userId }) };
  },
  async addressCreate(context, { body }) {
    const { userId } = context.user();
    return await context.write((tx) => createAddress(tx, { userId, fields: body, now: context.services.clock() }));
  },
  async addressUpdate(context, { params, body }) {
    const { userId } = context.user();
    return await context.write((tx) =>
      updateAddress(tx, { userId, addressId: params.id, fields: body, now: context.services.clock() }),
    );
  },
  async addressDelete(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await deleteAddress(tx, { userId, addressId: params.id });
      return {};
    });
  },
  async addressRecognise(_context, { body }) {
    return recogniseAddress(body.text);
  },
  async addressRecogniseLines(_context, { body }) {
    return { items: body.lines.map((line) => recogniseAddress(line, { zones: 'ask' })) };
  },
  async addressDivisions() {
    return { provinces: listDivisions() };
  },
} satisfies HandlersOf<typeof addressEndpoints>;
