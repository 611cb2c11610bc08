import { readConfig, type SandboxConfig } from '../config.ts';
import { createSandbox } from '../createSandbox.ts';

export interface RunningSandbox {
  readonly origin: string;
  /** Lets time pass for the sandbox only. */
  readonly advance: (spanMs: number) => void;
  readonly now: () => number;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly get: (path: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** A sandbox on a free port with a clock that tests can move. */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<RunningSandbox> {
  let aheadMs = 0;
  const now = (): number => Date.now() + aheadMs;
  const config: SandboxConfig = readConfig({ ...env, PORT: '0' });
  const app = createSandbox(config, now);
  const origin = await app.listen({ host: config.host, port: config.port });
  return {
    origin,
    now,
    advance(spanMs) {
      aheadMs += spanMs;
    },
    async post(path, body) {
      const reply = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return reply.json();
    },
    async get(path) {
      return (await fetch(origin + path)).json();
    },
    async stop() {
      await app.close();
    },
  };
}
