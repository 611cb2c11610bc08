import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A small picture that the shop accepts. */
function picture(): Promise<Buffer> {
  return sharp({ create: { width: 240, height: 240, channels: 3, background: '#5b8c6a' } })
    .png()
    .toBuffer();
}

/** Chooses a new avatar in the person centre and confirms the cropping. */
export async function changeAvatar(page: Page): Promise<void> {
  const file = { name: 'avatar.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('更换头像').setInputFiles(file);
  await useAvatar(page);
}

/** Confirms the cropping, also once more after it has failed. */
export async function useAvatar(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '使用这张' }).click();
}
