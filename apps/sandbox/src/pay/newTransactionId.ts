import { randomInt } from 'node:crypto';
import type { GatewayName } from './GatewayName.ts';
import { shanghaiDay } from './shanghaiTime.ts';

/** 28 digits in the shape of each gateway. */
export function newTransactionId(gateway: GatewayName, at: number): string {
  const day = shanghaiDay(at).replaceAll('-', '');
  return gateway === 'wechat' ? `4200${digits(6)}${day}${digits(10)}` : `${day}2200${digits(8)}${digits(8)}`;
}

export function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
