import { type Endpoint, userTypeOf } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { randomKey } from '../crypto/hashing.ts';

/** Browsers keep no cookie longer. */
const KEPT_SECONDS = (400 * DAY_MS) / 1000;

/** Users and staff have keys apart: a member of staff who also shops is two to us. */
const cookies = {
  User: { name: 'jiwu_device', path: '/api' },
  Staff: { name: 'jiwu_staff_device', path: '/api/staff' },
} as const;

/** 256 random bits. */
export const newDeviceKey = () => randomKey(32);

const KEY = /^[A-Za-z0-9_-]{43}$/;

/** The key in the browser's cookies; null when there is none. */
export function readDeviceKey(endpoint: Pick<Endpoint, 'caller'>, header: string): string | null {
  const { name } = cookies[userTypeOf(endpoint)];
  const pair = header.split(/; */).find((each) => each.startsWith(`${name}=`));
  const key = pair?.slice(name.length + 1) ?? '';
  return KEY.test(key) ? key : null;
}

/** No script reads it, and no other site makes a browser send it. */
export function writeDeviceKey(
  { SITE_ORIGIN }: { readonly SITE_ORIGIN: string },
  endpoint: Pick<Endpoint, 'caller'>,
  key: string,
): string {
  const { name, path } = cookies[userTypeOf(endpoint)];
  const secure = SITE_ORIGIN.startsWith('https:') ? '; Secure' : '';
  return `${name}=${key}; Max-Age=${KEPT_SECONDS}; Path=${path}; HttpOnly; SameSite=Strict${secure}`;
}
