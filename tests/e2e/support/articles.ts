import { randomBytes } from 'node:crypto';
import type { StaffText } from '@jiwu/contract';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { apiUrl } from './addresses.ts';
import type { MadeCelebrity } from './celebrities.ts';
import { findDemoProduct } from './demoProducts.ts';
import { signInStaffMember } from './staffMember.ts';

export interface MadeArticle {
  readonly slug: string;
  readonly title: string;
  /** A product that earns nobody anything. */
  readonly other: { readonly title: string; readonly priceFen: number };
}

/** An article by a celebrity about their own pick and another product, with its list, by the staff's own endpoints. */
export async function makeArticle(author: MadeCelebrity): Promise<MadeArticle> {
  const staff = await signInStaffMember(['content']);
  const pick = await findDemoProduct(author.title);
  const other = await findDemoProduct('黄铜翻盖指北针');
  const slug = `e2e${randomBytes(6).toString('hex')}`;
  const title = `秒表用了三年 ${slug.slice(-6)}`;
  const markdown = [
    '带过两百多位朋友计时，**先说结论：**会走的就够了。',
    '## 先看时间',
    '| 用法 | 几分钟 |\n|---|--:|\n| 煮蛋 | 8 分钟 |',
    '用不好可以退，见[退换货规则](/guide?topic=return)。',
    `:::product ${pick.id}\n上弦的手感干脆\n:::`,
    '## 哪些不必买',
    '- 表带：揣口袋就好',
    `:::product ${other.id}\n:::`,
    '## 采购清单',
    ':::list',
  ].join('\n\n');
  const picture = (await staff('/staff/content/picture', await coverForm())) as { id: string };
  const place = {
    kind: 'article',
    topic: 'travel',
    celebrityId: author.id,
    author: null,
    column: '会走的东西',
    coverFileId: picture.id,
  };
  const body = { slug, title, summary: '三年里每天上一次弦，也说说哪些不必买。', markdown, place };
  const { id, version } = (await staff('/staff/content', body)) as StaffText;
  await staff(`/staff/content/text/${id}/publish`, { version, at: null });
  const isShown = async () => (await fetch(`${apiUrl}/api/homeArticles/article?id=${slug}`)).status;
  await expect.poll(isShown, { message: 'the article is shown' }).toBe(200);
  return { slug, title, other };
}

async function coverForm(): Promise<FormData> {
  const bytes = await sharp({
    create: { width: 1200, height: 750, channels: 3, background: { r: 180, g: 190, b: 175 } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'cover.png');
  return form;
}
