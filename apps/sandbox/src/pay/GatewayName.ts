import { z } from 'zod';

export const GatewayName = z.enum(['wechat', 'alipay']);

export type GatewayName = z.infer<typeof GatewayName>;
