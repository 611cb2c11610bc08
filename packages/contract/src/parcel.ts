import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const parcelEndpoints = {
  orderCarriers: endpoint({
    method: 'GET',
    path: '/order/carriers',
    summary: '快递公司，寄回商品和发货时选择',
    caller: 'guest',
    answer: z.strictObject({ items: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
    cacheSeconds: 3600,
  }),
};
