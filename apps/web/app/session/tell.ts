import { browserId } from './browserId.ts';
import { userCache } from './userCache.ts';

/**
 * Tells the shop of something that no page waits for, with the headers that every call has (specification §7): `keepalive` lets it
 * finish when the visitor goes on. Like readAnswer it needs no API client, and renews no token.
 */
export async function tell(address: string, body: object, token = userCache.get().token): Promise<Response> {
  return await fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'User-Type': 'User', anonymous: await browserId(), token },
    body: JSON.stringify(body),
  });
}
