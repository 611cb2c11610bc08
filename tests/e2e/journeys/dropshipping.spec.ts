import type { Page } from '@playwright/test';
import { answerCall, refused } from '../support/answers.ts';
import { openBatches, part, press } from '../support/batchPages.ts';
import { main, PASSWORD } from '../support/checkout.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectNoShift, watchShifts } from '../support/layoutShift.ts';
import { lookAt } from '../support/lookAt.ts';
import { drawer, newTrackingNo } from '../support/orderPages.ts';
import {
  findGoods,
  makeBatch,
  makeReseller,
  pasteCells,
  receiveRow,
  rowTo,
  sendParcels,
} from '../support/resellers.ts';
import { expect, memberTest } from '../support/test.ts';

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

memberTest(
  'a batch is typed, mended, paid once, sent, followed and partly taken back',
  async ({ page, account, isMobile }) => {
    await watchShifts(page);
    await memberTest.step('nobody to send in the name of: one way on', async () => {
      await openBatches(page);
      await expect(main(page).getByRole('heading', { name: '先登记一个商户' })).toBeVisible();
      await expectNoShift(page, '/order/dropshipping');
      await expectAccessible(page);
      await expect(main(page).getByRole('link', { name: '去登记商户' })).toHaveAttribute('href', '/user/businesses');
    });
    const goods = await findGoods();
    const staff = await makeReseller(account);
    await memberTest.step('goods are found by name, and chosen by SKU', async () => {
      await openBatches(page);
      await expect(main(page).getByText('以 知夏小铺 的名义寄给您的顾客')).toBeVisible();
      await main(page).getByRole('link', { name: '新建批次' }).first().click();
      const panel = part(page, '选商品');
      await panel.getByLabel('搜商品').fill(goods.title);
      await panel.getByLabel('搜商品').press('Enter');
      await panel.getByRole('button', { name: goods.title }).first().click();
      await panel.getByRole('checkbox', { name: new RegExp(goods.code) }).check();
      await expect(part(page, '已选 1 款')).toContainText(goods.code);
      await expectAccessible(page);
      await lookAt(page, 'goods');
      await press(page, /^下一步/);
    });
    await memberTest.step('rows are typed, and cells pasted from a sheet', async () => {
      const panel = part(page, '填收件人');
      await panel.getByLabel('第 1 行收件人').fill('王晓岚');
      await panel.getByLabel('第 1 行手机号').fill('13800002207');
      await panel.getByLabel('第 1 行地址').fill('浙江省杭州市余杭区五常街道文一西路 969 号');
      await expect(panel.getByLabel('第 1 行商品')).toHaveValue(goods.code);
      await pasteCells(panel.getByLabel('第 2 行收件人'), [
        ['收件人', '手机号', '地址'],
        ['李建民', '15900006613', '江苏省苏州市吴中区长桥街道宝带东路 345 号'],
        ['周婷', '1386620491', '浙江省宁波市鄞州区首南街道 1 号'],
        ['赵敏', '18600000954', '上海市闵行区莘庄镇都市路 2988 弄 18 号 502'],
      ]);
      await expect(panel.getByLabel('第 4 行收件人')).toHaveValue('赵敏');
      await expectAccessible(page);
      await lookAt(page, 'typed');
      await press(page, /^核对 4 行/);
    });
    await memberTest.step('what is wrong is marked, and mended in place', async () => {
      await expect(part(page, '4 行已识别完')).toContainText('可以下单 3');
      const row = part(page, '要改的 1 行').getByRole('listitem', { name: '第 3 行' });
      await expect(row).toContainText('手机号少 1 位，应为 11 位');
      await expect(row.locator('mark')).toHaveText('1386620491');
      await expectAccessible(page);
      await lookAt(page, 'check');
      if (isMobile) await row.getByRole('button', { name: '改手机号' }).click();
      await row.getByLabel('第 3 行手机号').fill('13866204911');
      await row.getByRole('button', { name: '改好第 3 行' }).click();
      await expect(part(page, '可以下单的 4 行')).toContainText('周婷');
      await expect(part(page, '合计')).toContainText('4 单应付');
      await expect(part(page, '寄件人')).toContainText('知夏小铺');
    });
    await memberTest.step('one payment for all of it, from the balance', async () => {
      await press(page, /^去付款，寄 4 单/);
      await expect(main(page).getByLabel('支付密码')).toBeVisible();
      await expectAccessible(page);
      await lookAt(page, 'pay');
      await main(page).getByLabel('支付密码').fill(PASSWORD);
      await press(page, /^用余额支付/);
      await expect(part(page, '批次')).toContainText('4 单等仓库发出');
      await expect(part(page, '付款')).toContainText('用余额一次付清');
    });
    const id = idOf(page);
    await memberTest.step('a row that has not left is cancelled, and the money comes back', async () => {
      await main(page).getByLabel('选第 4 行').check();
      await press(page, '取消 1 单');
      const dialog = drawer(page, '取消 1 单？');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '取消这些单' }).click();
      await expect(page.getByRole('status').getByText(/^已取消 1 单，钱已退回余额/)).toBeVisible();
      await expect(part(page, '付款')).toContainText('已退');
    });
    const sent = await sendParcels(staff, account, id, [1, 2]);
    await memberTest.step('parcels are followed, and their numbers exported', async () => {
      await openBatches(page, `/order/dropshipping?id=${id}`);
      await expect(part(page, '批次')).toContainText('1 单等仓库发出，2 单已发出');
      const table = main(page).getByRole('table');
      await expect(table).toContainText(sent.get(1) ?? '?');
      await expectAccessible(page);
      await lookAt(page, 'batch');
      const saved = page.waitForEvent('download');
      await main(page).getByRole('button', { name: '下载快递单号 csv' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/-DS\d{16}\.csv$/);
      const text = (await (await file.createReadStream()).toArray()).join('');
      for (const no of sent.values()) expect(text).toContain(no);
      await main(page)
        .getByRole('button', { name: /^已发出/ })
        .click();
      await expect(table.getByRole('checkbox', { name: '选第 4 行' })).toHaveCount(0);
      await expect(table).toContainText(sent.get(2) ?? '?');
    });
    await memberTest.step('one row is returned by its own order', async () => {
      await receiveRow(account, id, 1);
      // What has arrived is no longer among what is on its way.
      await openBatches(page, `/order/dropshipping?id=${id}`);
      await main(page).getByRole('link', { name: '第 1 行的售后' }).click();
      await expect(page).toHaveURL(/\/order\/detail\?id=.*afterSale=apply/);
      const apply = drawer(page, '申请售后');
      await apply.getByRole('radio', { name: /^退货/ }).check();
      await apply.getByRole('radio', { name: '收到时已损坏' }).check();
      await apply.getByRole('button', { name: '提交申请' }).click();
      const progress = drawer(page, '退款与售后');
      await expect(progress.getByRole('heading', { name: '等待审核' })).toBeVisible();
      const asked = new URL(page.url()).searchParams.get('afterSale') ?? '';
      await staff(`/staff/afterSale/${asked}/approve`, { note: '' });
      await progress.getByLabel('快递单号', { exact: true }).fill(newTrackingNo());
      await progress.getByRole('button', { name: '我已寄出' }).click();
      await expect(progress.getByRole('heading', { name: '退货途中' })).toBeVisible();
      await staff(`/staff/afterSale/${asked}/receive`, { note: '' });
      await expect(progress.getByRole('heading', { name: '已退款' })).toBeVisible();
      await openBatches(page, `/order/dropshipping?id=${id}`);
      await expect(main(page).getByRole('table')).toContainText('售后已退款');
    });
    await memberTest.step('one invoice, and the same once more', async () => {
      await part(page, '发票').getByRole('button', { name: '申请发票' }).click();
      await expect(part(page, '发票')).toContainText('杭州市西湖区知夏百货店');
      await main(page).getByRole('button', { name: '再寄一次' }).click();
      await expect(part(page, /行已识别完$/)).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(id));
    });
    await memberTest.step('the list tells of both', async () => {
      await openBatches(page);
      await expect(main(page).getByRole('article')).toHaveCount(2);
      await expect(main(page).getByRole('article').last()).toContainText('已发出');
      await expectNoShift(page, '/order/dropshipping');
      await expectAccessible(page);
      await lookAt(page, 'list');
    });
  },
);

memberTest(
  'batches that do not come can be asked for again, and too little balance is said',
  { tag: '@once' },
  async ({ page, account }) => {
    const goods = await findGoods();
    await makeReseller(account, 100);
    const { id } = await makeBatch(account, goods, [rowTo(goods.code)], '双十一答谢名单');
    await answerCall(page, '/dropshipping', { status: 500, json: refused('服务出了点问题，请稍后再试') });
    await openBatches(page);
    await expect(main(page).getByRole('alert')).toContainText('批次没有加载出来，名单和款项都还在。');
    await expectAccessible(page);
    await page.unrouteAll();
    await main(page).getByRole('button', { name: '再试一次' }).click();
    await expect(main(page).getByRole('article', { name: '双十一答谢名单' })).toContainText('1 行可以下单');
    await main(page).getByRole('searchbox').fill('没有这个人');
    await main(page).getByRole('searchbox').press('Enter');
    await expect(main(page).getByRole('heading', { name: '没有找到“没有这个人”' })).toBeVisible();
    await openBatches(page, `/order/dropshipping?id=${id}`);
    await expect(part(page, '合计')).toContainText('余额 ¥1.00，还差');
    await expect(part(page, '合计').getByRole('link', { name: '去充值' })).toHaveAttribute('href', '/user/balance');
    await press(page, '删掉这个批次');
    await drawer(page, '删掉“双十一答谢名单”？').getByRole('button', { name: '删掉' }).click();
    await expect(main(page).getByRole('heading', { name: '还没有代发批次' })).toBeVisible();
  },
);
