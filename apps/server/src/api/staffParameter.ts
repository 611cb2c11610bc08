import { shownSettings, type staffParameterEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffParameterHandlers = {
  staffParameterList: ({ services: { config } }) =>
    Promise.resolve({ items: shownSettings.map((name) => ({ name, value: String(config[name]) })) }),
} satisfies HandlersOf<typeof staffParameterEndpoints, ShopServices>;
