import { addAddress, expectPaid, findSku, GOODS, main, PASSWORD, submitButton, yuan } from '../support/checkout.ts';
import { logInByPassword } from '../support/forms.ts';
import { outfitBuyer } from '../support/outfitBuyer.ts';
import { registerByApi } from '../support/registerByApi.ts';
import { expect, test } from '../support/test.ts';

test('§1 End users log in and buy', async ({ page }) => {
  const account = await registerByApi();
  await addAddress(account);
  await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
  const sku = await findSku(GOODS);

  await page.goto(`/order/confirm?skuId=${sku.id}&quantity=1`);
  await logInByPassword(page, account.phoneNumber, account.password);
  await expect(page).toHaveURL(/\/order\/confirm\?skuId=/);
  await submitButton(page).click();
  await main(page).getByLabel('支付密码').fill(PASSWORD);
  await main(page)
    .getByRole('button', { name: /^用余额支付/ })
    .click();
  await expectPaid(page, `余额 ${yuan(sku.priceFen)}`);
});
