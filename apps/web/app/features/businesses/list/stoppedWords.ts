import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import type { Business } from '../businessQueries.ts';

/** Who stopped it, when, and what that means. */
export function stoppedWords({ stopped }: Pick<Business, 'stopped'>): string {
  if (stopped === null) return '';
  const day = shanghaiDay(stopped.at);
  if (stopped.by === 'user') return `您在 ${day} 停用。不能再代发和投放，以前的单和记录都还在。`;
  return `客服在 ${day} 停用：${(stopped.reason ?? '').replace(/。$/, '')}。不能再代发和投放，付过款的照常。要恢复请联系客服。`;
}
