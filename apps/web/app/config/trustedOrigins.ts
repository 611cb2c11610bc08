const env: Record<string, string | undefined> = import.meta.env;

/** Origins besides our own that an answer of the API may lead to (specification §8, 30200): the payment gateways. */
export const trustedOrigins: readonly string[] = (env['VITE_TRUSTED_ORIGINS'] ?? '')
  .split(',')
  .map((origin) => origin.trim())
  .filter((origin) => origin !== '');
