import type { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Gateway } from './Gateway.ts';

/** What every gateway is given besides its own settings. */
export interface Surroundings {
  /** Where it calls the shop back. Asked for at each use: a shop on a free port knows its own address only once it listens. */
  readonly callbackUrl: (bucket: string) => string;
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/** One gateway, as its folder brings it to the registry. */
export interface GatewayDefinition<Settings extends z.ZodRawShape> {
  /** By the names that they have in the environment; the defaults are the sandbox's. */
  readonly settings: Settings;
  /**
   * Values of settings that production refuses. Public keys too: anyone with this repository could sign callbacks that a
   * development key accepts.
   */
  readonly developmentSecrets: Readonly<Record<string, string>>;
  /** The setting with its address, which must be https in production. */
  readonly address: keyof Settings & string;
  readonly create: (settings: z.output<z.ZodObject<Settings>>, surroundings: Surroundings) => Gateway;
}
