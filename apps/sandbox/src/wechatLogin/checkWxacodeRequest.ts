import { z } from 'zod';
import { wechatError, type WechatError } from './wechatError.ts';

const SCENE_CHARACTERS = /^[0-9A-Za-z!#$&'()*+,/:;=?@\-._~]+$/;
const PAGE = /^(?!\/)[\w\-/]+$/;

const options = z.object({
  check_path: z.boolean().default(true),
  env_version: z.enum(['release', 'trial', 'develop']).default('release'),
  width: z.number().int().min(280).max(1280).default(430),
});
const texts = z.object({ scene: z.string().min(1).max(32), page: z.string().default('pages/index/index') });

/** The checks of getwxacodeunlimit, each with WeChat's own error. */
export function checkWxacodeRequest(
  body: unknown,
): { readonly scene: string; readonly page: string; readonly width: number } | WechatError {
  const asked = texts.safeParse(body);
  if (!asked.success) return wechatError(40169);
  const { scene, page } = asked.data;
  if (!SCENE_CHARACTERS.test(scene)) return wechatError(40129);
  const chosen = options.safeParse(body);
  if (!chosen.success) return wechatError(40097);
  if (chosen.data.check_path && !PAGE.test(page)) return wechatError(41030);
  return { scene, page, width: chosen.data.width };
}
