import { createRequire } from 'node:module';
import type { SmsConfig } from './SmsConfig.ts';

// The package is CommonJS: only this form gives the shape that require does.
// oxlint-disable-next-line typescript/consistent-type-imports
type Sdk = typeof import('@alicloud/dysmsapi20170525');
type SdkClient = InstanceType<Sdk['default']>;
type SdkConfig = ConstructorParameters<Sdk['default']>[0];

interface Loaded {
  readonly client: SdkClient;
  readonly sdk: Sdk;
}

const require = createRequire(import.meta.url);

// One figure for both: the SDK uses its connect timeout as the socket's idle timeout, so a shorter one would also
// cut off an answer that is merely slow, and call sent messages lost.
const TIMEOUT_MS = 5_000;

/** The SDK takes 200 ms to load, which only a process that sends should pay: it is loaded when it is first asked for. */
export function createSmsClient(config: SmsConfig): () => Loaded {
  let loaded: Loaded | undefined;
  // It is CommonJS, and require is the one way to it that gives the same shape everywhere: import() wraps its default twice in Node
  // and once in Vitest.
  const load = (): Loaded => {
    const sdk = require('@alicloud/dysmsapi20170525') as Sdk;
    const settings = {
      endpoint: config.endpoint,
      protocol: config.protocol,
      accessKeyId: config.accessKeyId,
      accessKeySecret: config.accessKeySecret,
      connectTimeout: TIMEOUT_MS,
      readTimeout: TIMEOUT_MS,
    };
    return { client: new sdk.default(settings as SdkConfig), sdk };
  };
  return () => (loaded ??= load());
}
