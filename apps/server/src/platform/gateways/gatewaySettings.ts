import { z } from 'zod';
import { gatewayDefinitions } from './gateways.ts';

type Definitions = typeof gatewayDefinitions;
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const definitions = Object.values(gatewayDefinitions);
const joined = Object.assign({}, ...definitions.map(({ settings }) => settings)) as Joined<
  Definitions[keyof Definitions]['settings']
>;

/** The settings of the payment gateways, and what all of them need. */
export const gatewaySettings = {
  ...joined,
  /** Where the gateways reach the api. */
  CALLBACK_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
};

export const gatewayDevelopmentSecrets = Object.assign(
  {},
  ...definitions.map(({ developmentSecrets }) => developmentSecrets),
) as Readonly<Record<string, string>>;

/** The settings with an address that must be https in production; WeChat Pay sends no callbacks over plain http. */
export const gatewayAddresses = [...definitions.map(({ address }) => address), 'CALLBACK_ORIGIN'] as const;
