import type { Page } from '@playwright/test';
import { type Bought, callerOf } from './buyByApi.ts';
import { callApi } from './callApi.ts';
import { main } from './checkout.ts';
import { hydrated } from './hydrated.ts';
import type { Account } from './registerByApi.ts';

export const TEAPOT = '青瓷侧把壶';
/** Two of them cost more than staff give back alone. */
export const PIANO = '便携电钢琴';
export const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
export const newTrackingNo = () => `SF${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`;

/** Actions stand in the head on wide screens, in a bar at the bottom on phones. */
export const action = (page: Page, name: string) =>
  main(page)
    .getByRole(/申请|评价/.test(name) ? 'link' : 'button', { name, exact: true })
    .filter({ visible: true })
    .first();

export async function openDetail(page: Page, { id }: Bought): Promise<void> {
  const live = page.waitForResponse(/\/api\/order\/[^/]+\/events$/);
  await page.goto(`/order/detail?id=${id}`);
  await hydrated(page);
  await live;
}

export async function balanceOf(account: Account): Promise<number> {
  const { data } = await callApi('GET', '/wallet', callerOf(account));
  return (data as { availableFen: number }).availableFen;
}
