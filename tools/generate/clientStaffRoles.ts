import { contract, type Endpoint } from '@jiwu/contract';

/** Which roles may call which endpoint of the console, for menus and buttons: the contract's own table, without its schemas. */
export function clientStaffRoles(): string {
  const rows = Object.entries(contract as Record<string, Endpoint>).flatMap(([name, { caller, roles = [] }]) => {
    if (caller !== 'staff') return [];
    const all = ['admin', ...roles.filter((role) => role !== 'admin')];
    return [`  ${name}: [${all.map((role) => `'${role}'`).join(', ')}],`];
  });
  return [
    '// Made from packages/contract by `node tools/generate/main.ts`; a test compares.',
    `import type { StaffEndpointName, StaffRole } from '@jiwu/contract';`,
    '',
    '/** Who may call each endpoint of the console; for all others it does not exist. */',
    'export const staffRoles: Readonly<Record<StaffEndpointName, readonly StaffRole[]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
