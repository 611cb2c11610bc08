import { errorCodes } from '@jiwu/contract';

const SOURCE = 'errorCodes.ts';

/** The numbers of all refusals without their texts, which would be 6 KB more for every page that calls the shop. */
export function clientErrorNumbers(): string {
  const rows = Object.entries(errorCodes).map(([name, { code }]) => `  ${name}: ${code},`);
  return [
    `// Made from ${SOURCE} by \`node tools/generate/main.ts\`; a test compares.`,
    `import type { ErrorCode } from './${SOURCE}';`,
    '',
    'export const errorNumbers = {',
    ...rows,
    '} as const satisfies Record<ErrorCode, number>;',
    '',
  ].join('\n');
}
