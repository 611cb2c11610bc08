import { contract, type Endpoint } from '@jiwu/contract';

/** Beside the generated file; apart from the text below, which is no import of this one. */
const ADDRESSES = './EndpointAddresses.ts';

/**
 * The client's table of methods and addresses: the contract without its schemas, so that no page loads zod. Pages of the shop
 * carry theirs alone, without those that only the console calls.
 */
export function clientEndpoints(side: 'shop' | 'staff'): string {
  const rows = Object.entries(contract as Record<string, Endpoint>)
    .filter(([, { caller }]) => caller.startsWith('staff') === (side === 'staff'))
    .map(([name, { method, base, path }]) => `  ${name}: ['${method}', '${base ?? '/api'}${path}'],`);
  return [
    '// Made from packages/contract by `node tools/generate/main.ts`; a test compares.',
    `import type { EndpointAddresses } from '${ADDRESSES}';`,
    '',
    `export const ${side}Endpoints = {`,
    ...rows,
    '} as const satisfies EndpointAddresses;',
    '',
  ].join('\n');
}
