import { rules } from '@jiwu/contract/rules';
import { shanghaiMonthDay } from '../../../format/shanghaiDay.ts';
import type { OwnApplications } from './applyCalls.ts';

/** What is said of the viewer's own application, and what they can do. */
interface Words {
  readonly text: string;
  readonly action: 'apply' | 'withdraw' | 'manage';
  readonly label: string;
}

const fresh: Words = {
  text: `提交后由集物审核，通常 ${rules.celebrity.applicationWorkDays} 个工作日内有结果，会在消息里告诉您。`,
  action: 'apply',
  label: '申请成为达人',
};

export function applicationWords(own: OwnApplications | null): Words {
  if (!own) return fresh;
  if (own.celebrityId !== null) {
    const text = own.isShown
      ? '您是集物达人，主页正在展示。'
      : '您是集物达人，备好推荐，集物配好头像和封面后展示主页。';
    return { text, action: 'manage', label: '管理推荐' };
  }
  if (own.newest?.state === 'waiting') {
    const { name, createdAt } = own.newest;
    const text = `“${name}”的申请 ${shanghaiMonthDay(createdAt)} 提交，正在审核。`;
    return { text, action: 'withdraw', label: '撤回申请' };
  }
  if (own.newest?.state === 'refused') {
    return {
      text: `上次没有通过：${own.newest.reason ?? ''} 可以改好后再申请。`,
      action: 'apply',
      label: '再申请一次',
    };
  }
  return fresh;
}
