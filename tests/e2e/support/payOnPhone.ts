import { type BrowserContext, expect } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';

/** A phone scans the code of a WeChat payment and pays. */
export async function payOnPhone(context: BrowserContext, codeUrl: string, sandbox = sandboxUrl): Promise<void> {
  const phone = await context.newPage();
  await phone.goto(`${sandbox}/phone/pay?code=${encodeURIComponent(codeUrl)}`);
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(phone.getByText('支付成功')).toBeVisible();
  await phone.close();
}
