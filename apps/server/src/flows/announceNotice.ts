import type { Services } from '../platform/services.ts';

export function noticeChannel(userId: string): string {
  return `notices:${userId}`;
}

/** After the commit: every page that this user has open looks again. Never fails. */
export async function announceNotice(services: Pick<Services, 'live'>, userId: string): Promise<void> {
  await services.live.publish(noticeChannel(userId), 'changed');
}
