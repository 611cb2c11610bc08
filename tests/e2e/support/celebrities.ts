import { randomUUID } from 'node:crypto';
import type { StaffCelebrity } from '@jiwu/contract';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { apiUrl } from './addresses.ts';
import { findDemoProduct } from './demoProducts.ts';
import { userIdOf } from '../../support/userIdOf.ts';
import { type Account, otherDevice, registerByApi } from './registerByApi.ts';
import { signInStaffMember } from './staffMember.ts';

export interface MadeCelebrity {
  readonly id: string;
  readonly name: string;
  readonly account: Account;
  /** Of the product that is recommended. */
  readonly title: string;
  /** Through the pick. */
  readonly priceFen: number;
  readonly pickId: string;
  readonly skuId: string;
}

interface Wish {
  /** A demo product of one SKU. */
  readonly goods?: string;
  readonly rateBp?: number;
}

/** A celebrity by the staff's own endpoints, shown, with one pick at a price of its own that pays commission. */
export async function makeCelebrity({ goods = '机械秒表', rateBp = 600 }: Wish = {}): Promise<MadeCelebrity> {
  const [staff, account] = [await signInStaffMember(['marketing']), await registerByApi({ userAgent: otherDevice })];
  const { id: productId, title } = await findDemoProduct(goods);
  const { skus } = await read<{ skus: { id: string; priceFen: number; vipPriceFen: number | null }[] }>(
    `/product/detail?id=${productId}`,
  );
  const [sku] = skus;
  if (!sku) throw new Error(`${goods} has no SKU`);
  const name = `测评${randomUUID().slice(0, 6)}`;
  const profile = {
    name,
    field: '计时',
    bio: '只测会走的东西，缺点写在优点旁边。',
    categoryId: 'digital',
    platforms: [{ platform: 'bilibili', followers: 94_000 }],
  };
  const userId = userIdOf(account);
  let celebrity = (await staff('/staff/celebrity', { userId, ...profile })) as StaffCelebrity;
  const { id } = celebrity;
  for (const place of ['avatar', 'cover']) {
    const path = `/staff/celebrity/page/${id}/picture?place=${place}&version=${celebrity.version}`;
    celebrity = (await staff(path, await picture(place))) as StaffCelebrity;
  }
  const rate = `/staff/commission/product/${productId}`;
  const { rateBp: wasBp } = (await staff(rate, undefined, 'GET')) as { rateBp: number | null };
  await staff(rate, { rateBp, wasBp }, 'PUT');
  const priceFen = (sku.vipPriceFen ?? sku.priceFen) - 1000;
  const pick = {
    productId,
    shelf: '计时',
    note: '上弦的手感干脆，走一圈差不到一秒。',
    good: '全金属，按键清楚',
    bad: '没有表带，要揣口袋',
    used: '三年',
    prices: [{ skuId: sku.id, priceFen }],
    endsAt: null,
  };
  celebrity = (await staff(`/staff/celebrity/page/${id}/pick`, pick)) as StaffCelebrity;
  await staff(`/staff/celebrity/page/${id}/state`, { state: 'shown', version: celebrity.version }, 'PUT');
  const isListed = async () =>
    (await read<{ items: { id: string }[] }>('/celebrity?category=digital')).items.some((one) => one.id === id);
  await expect.poll(isListed, { message: 'the page is shown' }).toBe(true);
  return { id, name, account, title, priceFen, pickId: celebrity.picks[0]?.id ?? '', skuId: sku.id };
}

async function picture(place: string): Promise<FormData> {
  const size = place === 'avatar' ? { width: 320, height: 320 } : { width: 1200, height: 480 };
  const background = { r: 150, g: place === 'avatar' ? 170 : 180, b: 190 };
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${place}.png`);
  return form;
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api${path}`);
  return ((await response.json()) as { data: T }).data;
}

/** How many follow, by the page's own answer. */
export async function followersOf({ id }: MadeCelebrity): Promise<number> {
  return (await read<{ followers: number }>(`/celebrity/page?id=${id}`)).followers;
}
