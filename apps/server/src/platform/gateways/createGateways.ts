import type { OutsideGateway } from '@jiwu/contract';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Gateway } from './Gateway.ts';
import { gatewayDefinitions } from './gateways.ts';
import type { gatewaySettings } from './gatewaySettings.ts';

export type Gateways = Readonly<Record<OutsideGateway, Gateway>>;

type GatewayConfig = Readonly<z.output<z.ZodObject<typeof gatewaySettings>>>;

/** The client of each gateway. */
export function createGateways(config: GatewayConfig, clock: Clock): Gateways {
  const made = Object.entries(gatewayDefinitions).map(([name, { create }]) => {
    const callbackUrl = (bucket: string) => new URL(`${callbackPath(name)}/${bucket}`, config.CALLBACK_ORIGIN).href;
    return [name, create(config, { callbackUrl, timeoutMs: config.GATEWAY_TIMEOUT_MS, clock })] as const;
  });
  return Object.fromEntries(made) as Gateways;
}

/** Those that there are; a test may have brought one of its own. */
export function gatewayNames(gateways: Gateways): OutsideGateway[] {
  return Object.keys(gateways) as OutsideGateway[];
}

/** Where in the api a gateway calls back; the bucket of whoever paid follows. */
export function callbackPath(gateway: string): string {
  return `/api/payment/callback/${gateway}`;
}
