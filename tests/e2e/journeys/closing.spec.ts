import type { Answer, Contract } from '@jiwu/contract';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { userIdOf } from '../../support/userIdOf.ts';
import { callApi } from '../support/callApi.ts';
import { callerOf } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { letMinutePass } from '../support/letMinutePass.ts';
import { lookAt } from '../support/lookAt.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { payOnPhone } from '../support/payOnPhone.ts';
import { readCache } from '../support/readCache.ts';
import type { Account } from '../support/registerByApi.ts';
import { readSmsCode } from '../support/sms.ts';
import { expect, memberTest } from '../support/test.ts';

/** Paid at the gateway, which will have to give it back. */
async function recharge(account: Account, context: BrowserContext, amountFen: number): Promise<void> {
  const wish = { amountFen, gateway: 'wechat' };
  const { data } = await callApi('POST', '/wallet/recharge', callerOf(account), wish);
  const { paymentId } = data as Answer<Contract['walletRecharge']>;
  const { data: shown } = await callApi('POST', `/payment/${paymentId}/code`, callerOf(account), {});
  await payOnPhone(context, (shown as Answer<Contract['paymentCode']>).codeUrl);
}

/** As if all that the user has recharged until now were older than the gateway allows. */
async function ageRecharges(account: Account): Promise<void> {
  await query(`update recharges set paid_at = paid_at - interval '400 days' where user_id = $1`, account);
}

async function query(text: string, account: Account): Promise<object[]> {
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  const { rows } = await database.query<object>(text, [userIdOf(account)]);
  await database.end();
  return rows;
}

const payoutsOf = (account: Account) =>
  query('select way, state, amount_fen::int from closing_payouts where user_id = $1 order by way', account);

memberTest('who closes an account sees what comes back where, and gets it', async ({ page, context, account }) => {
  await outfitBuyer(account.phoneNumber, { balanceFen: 5000 });
  await ageRecharges(account);
  await recharge(account, context, 10_000);
  await page.goto('/user/personCenter');
  await page.getByRole('button', { name: '了解注销账号' }).click();
  const drawer = page.getByRole('dialog', { name: '注销账号' });

  await memberTest.step('every sum with its way', async () => {
    const sums = drawer.getByRole('region', { name: '账户里的钱' });
    await expect(sums).toContainText(/的充值，原路退回微信支付¥100\.00/);
    await expect(sums).toContainText('由财务转账到您的银行账户¥50.00');
    await expect(sums).toContainText('一共退回¥150.00');
    await expectAccessible(page);
    await lookAt(page, 'closing');
  });

  await memberTest.step('an account is asked for, wholly', async () => {
    await letMinutePass(account.phoneNumber);
    await drawer.getByRole('button', { name: '获取验证码' }).click();
    await drawer.getByLabel('短信验证码').fill(await readSmsCode(account.phoneNumber, 2));
    await drawer.getByRole('checkbox', { name: /我已了解后果/ }).check();
    await drawer.getByLabel('户名').fill('林知夏');
    await drawer.getByRole('button', { name: '注销账号' }).click();
    await expect(drawer.getByText('请输入开户银行')).toBeVisible();
    await drawer.getByLabel('开户银行').fill('工商银行杭州文三路支行');
    await drawer.getByLabel('银行账号').fill('6222021202012345678');
  });

  await memberTest.step('the gateway gives its part back, finance has the rest before it', async () => {
    await drawer.getByRole('button', { name: '注销账号' }).click();
    await expect(page.getByRole('status').getByText('账号已注销，个人信息已清除，余额正在退回')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => readCache(page)).toBeNull();
    await expect
      .poll(() => payoutsOf(account))
      .toEqual([
        { way: 'bank', state: 'waiting', amount_fen: 5000 },
        { way: 'gateway', state: 'done', amount_fen: 10_000 },
      ]);
  });
});
