/** Where `pnpm e2e` has put the shop. */
export const webUrl = process.env['WEB_URL'] ?? 'http://127.0.0.1:3000';
export const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
export const sandboxUrl = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:3002';
export const consoleUrl = process.env['CONSOLE_URL'] ?? 'http://127.0.0.1:3005';
