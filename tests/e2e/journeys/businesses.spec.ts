import { groupedYuan } from '@jiwu/kernel';
import type { Page } from '@playwright/test';
import { newCreditCode } from '../../support/makeBusiness.ts';
import { samplePdf } from '../../support/samplePdf.ts';
import { samplePicture } from '../../support/samplePicture.ts';
import { answerCall, refused } from '../support/answers.ts';
import { businessesOf, decide, findTiered } from '../support/businesses.ts';
import { main } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { signInStaffMember } from '../support/staffMember.ts';
import { expect, memberTest } from '../support/test.ts';

const card = (page: Page) => main(page).getByRole('article', { name: '知夏小铺' });
const told = (page: Page, text: string | RegExp) => expect(page.getByRole('status').getByText(text)).toBeVisible();
const wrongLast = (code: string) => `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;

async function open(page: Page, path = '/user/businesses'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

memberTest(
  'a business is written down, mended, approved, and buys at wholesale prices',
  async ({ page, account, isMobile }) => {
    const code = newCreditCode();
    await watchShifts(page);
    await memberTest.step('nothing yet: one way on', async () => {
      await open(page);
      await expect(main(page).getByRole('heading', { name: '还没有商户' })).toBeVisible();
      await expectNoShift(page, '/user/businesses');
      await expectAccessible(page);
      await main(page).getByRole('link', { name: '新增商户' }).click();
      await expect(page).toHaveURL(/\/user\/businesses\?id=new$/);
    });
    await memberTest.step('the code is read while it is typed', async () => {
      const field = main(page).getByLabel('统一社会信用代码');
      await field.fill(code.slice(0, 8).toLowerCase());
      await expect(main(page).getByText('还差 10 位')).toBeVisible();
      await expect(main(page).getByRole('list', { name: '代码的组成' })).toContainText('杭州市西湖区');
      await field.fill(wrongLast(code));
      await expect(main(page).getByText(/^最后一位与前 17 位对不上/)).toBeVisible();
      await expectAccessible(page);
      await field.fill(code);
      await expect(main(page).getByText('校验位正确，与所选类型一致。')).toBeVisible();
      await main(page).getByRole('radio', { name: /企业/ }).check();
      await expect(main(page).getByText(/把类型改为个体工商户/)).toBeVisible();
      await main(page)
        .getByRole('radio', { name: /个体工商户/ })
        .check();
    });
    await memberTest.step('what is missing is named, and the first of it has the focus', async () => {
      await main(page).getByRole('button', { name: '提交审核' }).click();
      await expect(main(page).getByText('请输入执照上的名称')).toBeVisible();
      await expect(main(page).getByText('请上传营业执照，传完再提交')).toBeVisible();
      await expect(main(page).getByLabel('执照上的名称')).toBeFocused();
      await expectAccessible(page);
    });
    await memberTest.step(
      'a complaint goes while its field is mended, and nothing below moves under the finger',
      async () => {
        const forever = main(page).getByRole('checkbox', { name: '长期' });
        const top = () => forever.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
        const before = await top();
        await main(page).getByLabel('执照上的名称').fill('杭州市西湖区知夏百货店');
        await main(page).getByLabel('经营者').fill('林知夏');
        await expect(main(page).getByText('请输入执照上的名称')).toHaveCount(0);
        await expect(main(page).getByText('请输入经营者')).toHaveCount(0);
        expect(await top()).toBe(before);
        await forever.check();
      },
    );
    await memberTest.step('the first page of a PDF is the licence', async () => {
      const file = { name: '执照.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
      const input = main(page).getByLabel('营业执照，选择文件');
      await input.setInputFiles(file);
      await expect(main(page).getByText('请换一张 JPG、PNG、WebP 图片，或 PDF。')).toBeVisible();
      const pdf = Buffer.from(samplePdf(['0.2 0.4 0.9 rg 60 60 475 722 re f']));
      await input.setInputFiles({ name: '执照.pdf', mimeType: 'application/pdf', buffer: pdf });
      await expect(main(page).getByRole('img', { name: '营业执照' })).toBeVisible();
      await main(page).getByLabel('店铺名').fill('知夏小铺');
      await main(page).getByLabel('寄件电话').fill('0571-88886024');
      await expect(main(page).getByRole('group', { name: '面单预览' })).toContainText('知夏小铺 0571-****6024');
      await main(page).getByRole('button', { name: '提交审核' }).click();
      await expect(main(page).getByText('请先核对，再勾选这一项')).toBeVisible();
      await main(page).getByRole('checkbox', { name: '以上与执照一致，我对真实性负责' }).check();
      await main(page).getByRole('button', { name: '提交审核' }).click();
      await told(page, /^已提交审核，\d\d-\d\d 18:00 前答复$/);
      await expect(card(page)).toContainText('审核中');
      await expect(card(page)).toContainText(/\d\d-\d\d 18:00 前答复/);
      await expectAccessible(page);
    });
    const staff = await signInStaffMember(['orders']);
    await memberTest.step('what staff refuse is mended where it is wrong', async () => {
      await decide(staff, account, 'refuse');
      await open(page);
      await expect(card(page)).toContainText('2 处要改，改完直接再提交');
      await expectAccessible(page);
      await card(page)
        .getByRole('link', { name: /^去修改/ })
        .click();
      await expect(main(page).getByText('上次未通过，2 处要改')).toBeVisible();
      await main(page).getByRole('button', { name: '第 2 处，去修改' }).click();
      await expect(main(page).getByLabel('执照上的名称')).toBeFocused();
      await main(page).getByLabel('执照上的名称').fill('杭州市西湖区夏日茶席茶叶店');
      const png = { name: '执照.png', mimeType: 'image/png', buffer: Buffer.from(await samplePicture(800, 560)) };
      await main(page).getByLabel('营业执照，选择文件').setInputFiles(png);
      await expect(main(page).getByRole('img', { name: '营业执照' })).toBeVisible();
      await expectAccessible(page);
      await main(page).getByRole('checkbox', { name: '以上与执照一致，我对真实性负责' }).check();
      await main(page).getByRole('button', { name: '提交审核' }).click();
      await told(page, /^已提交审核/);
      const [sent] = await businessesOf(account);
      expect(sent).toMatchObject({ state: 'reviewing', licenceName: '杭州市西湖区夏日茶席茶叶店', creditCode: code });
    });
    await memberTest.step('approved: the sender changes at once', async () => {
      await decide(staff, account, 'approve');
      await open(page);
      await expect(card(page)).toContainText('已通过');
      await card(page)
        .getByRole('button', { name: /^改寄件人/ })
        .click();
      const dialog = page.getByRole('dialog', { name: '改寄件人' });
      await dialog.getByLabel('寄件电话').fill('12345');
      await dialog.getByRole('button', { name: '保存寄件人' }).click();
      await expect(dialog.getByText(/^请输入 11 位手机号，或带区号的座机/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('寄件人').fill('小林');
      await dialog.getByLabel('寄件电话').fill('13812766024');
      await dialog.getByRole('button', { name: '保存寄件人' }).click();
      await expect(card(page)).toContainText('小林 138****6024');
      await expect(card(page)).toContainText('已通过');
    });
    await memberTest.step('the licence is reviewed again, and the change can be taken back', async () => {
      await card(page).getByRole('link', { name: /^编辑/ }).click();
      await expect(main(page).getByRole('button', { name: '保存' })).toBeVisible();
      await main(page).getByLabel('经营者').fill('林一');
      await expect(main(page).getByText(/^改了执照信息，要重新审核/)).toBeVisible();
      await main(page).getByRole('checkbox', { name: '以上与执照一致，我对真实性负责' }).check();
      await main(page).getByRole('button', { name: '提交审核' }).click();
      await expect(card(page)).toContainText('审核中');
      await card(page)
        .getByRole('button', { name: /^撤回修改/ })
        .click();
      await expect(card(page)).toContainText('已通过');
      await expect(card(page)).toContainText('林知夏');
    });
    await memberTest.step('wholesale prices on the product page', async () => {
      const { productId, skuId, minQuantity, tierFen } = await findTiered();
      await open(page, `/product?id=${productId}&sku=${skuId}`);
      const total = `¥${groupedYuan(tierFen * minQuantity)}`;
      if (isMobile)
        await page
          .getByRole('button', { name: /^已选|^选择/ })
          .first()
          .click();
      await page.getByLabel('购买数量').filter({ visible: true }).fill(String(minQuantity));
      await expect(
        page
          .getByRole('link', { name: `立即购买 ${total}` })
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
    await memberTest.step('停用 and 恢复使用, by the keyboard', async () => {
      await open(page);
      await card(page).getByRole('button', { name: /^停用/ }).press('Enter');
      await expect(card(page)).toContainText('已停用');
      await expect(card(page)).toContainText(/您在 \d{4}-\d\d-\d\d 停用/);
      await expectAccessible(page);
      await card(page)
        .getByRole('button', { name: /^恢复使用/ })
        .press('Enter');
      await expect(card(page)).toContainText('已通过');
    });
  },
);

memberTest('businesses that do not come can be asked for again', { tag: '@once' }, async ({ page }) => {
  await answerCall(page, '/business', { status: 500, json: refused('服务出了点问题，请稍后再试') });
  await open(page);
  await expect(main(page).getByRole('alert')).toContainText('商户没有加载出来，您登记的都还在。');
  await expectAccessible(page);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: '再试一次' }).click();
  await expect(main(page).getByRole('heading', { name: '还没有商户' })).toBeVisible();
});
