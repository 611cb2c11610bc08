import { randomInt } from 'node:crypto';
import type { Answer, Contract, Session } from '@jiwu/contract';
import { agreed, createShopClient, newPhone, type ShopClient } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

export interface Person {
  readonly client: ShopClient;
  readonly phoneNumber: string;
  readonly password: string;
  readonly code: string;
}

interface Wish {
  /** Typed into the form. */
  readonly invitationCode?: string;
  readonly client?: ShopClient;
  readonly phoneNumber?: string;
  /** Where they live; a door of their own unless it is said. */
  readonly address?: { readonly phoneNumber?: string; readonly divisionCode?: string; readonly detail?: string };
}

/** A person who registers over HTTP, with an address. */
export async function registerPerson(shop: TestShop, wish: Wish = {}): Promise<Person> {
  const client = wish.client ?? createShopClient(shop, { roaming: true });
  const phoneNumber = wish.phoneNumber ?? newPhone();
  const password = `qingci-${randomInt(1_000_000)}`;
  await client.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });
  const body = { phoneNumber, code: await client.readCode(phoneNumber), password, agreed };
  const { invitationCode } = wish;
  client.session = must<Session>(
    await client.call('userRegister', { body: invitationCode ? { ...body, invitationCode } : body }),
  );
  const detail = `长江路 ${randomInt(1, 100_000_000)} 号`;
  const address = { recipient: '林知夏', phoneNumber: newPhone(), divisionCode: '330106', detail, ...wish.address };
  must(await client.call('addressCreate', { body: address }));
  return { client, phoneNumber, password, code: client.session.operator.invitationCode };
}

/** Their account is closed, as they themselves do it. */
export async function closeAs(shop: TestShop, { client, phoneNumber }: Person): Promise<void> {
  // Another code may be sent only after a minute.
  shop.advance(61_000);
  must(await client.call('userCloseCode'));
  must(await client.call('userClose', { body: { code: await client.readCode(phoneNumber) } }));
}

/** A browser that has opened an inviter's link. */
export async function visitorOf(shop: TestShop, code: string): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  must(await client.call('invitationVisit', { body: { code } }));
  return client;
}

/** Number of invited users who registered, completed a first order, and were rewarded. */
export async function countsOf({ client }: Person): Promise<number[]> {
  const mine = must<Answer<Contract['invitationGet']>>(await client.call('invitationGet'));
  return [mine.registered, mine.completed, mine.rewarded];
}

export async function listOf({ client }: Person, query = ''): Promise<Answer<Contract['invitationList']>> {
  return must(await client.call('invitationList', { query }));
}

/** The draws that a person was given for invitations, by cause. */
export async function drawsOf({ services }: TestShop, { client }: Person): Promise<string[]> {
  const rows = await services.db.read
    .selectFrom('draw_grants')
    .select('cause_kind')
    .where('user_id', '=', userIdOf(client))
    .where('cause_kind', 'in', ['inviter', 'invited'])
    .execute();
  return rows.map((row) => row.cause_kind);
}
