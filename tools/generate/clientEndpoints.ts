import { contract, type Endpoint } from '@jiwu/contract';

/** The client's table of methods and addresses: the contract without its schemas, so that no page loads zod. */
export function clientEndpoints(): string {
  const rows = Object.entries(contract as Record<string, Endpoint>).map(
    ([name, { method, base, path }]) => `  ${name}: ['${method}', '${base ?? '/api'}${path}'],`,
  );
  return [
    '// Made from packages/contract by `node tools/generate/main.ts`; a test compares.',
    `import type { EndpointName } from '@jiwu/contract';`,
    '',
    'export const endpoints = {',
    ...rows,
    '} as const satisfies Record<EndpointName, readonly [method: string, path: string]>;',
    '',
  ].join('\n');
}
