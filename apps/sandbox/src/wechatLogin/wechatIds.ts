import { createHash } from 'node:crypto';
import type { Person } from './people.ts';

/** 28 characters beginning with o, stable over restarts: one per app, so that joining accounts needs the unionid. */
export function openidOf(person: Person, appId: string): string {
  return wechatId(`openid:${appId}:${person.id}`);
}

export function unionidOf(person: Person): string {
  return wechatId(`unionid:${person.id}`);
}

/** The phone's own browser id, in the shape of the shop's fingerprint hash. */
export function phoneBrowserIdOf(person: Person): string {
  return createHash('sha256').update(`phone:${person.id}`).digest('hex').slice(0, 32);
}

function wechatId(seed: string): string {
  return `o${createHash('sha256').update(seed).digest('base64url').slice(0, 27)}`;
}
