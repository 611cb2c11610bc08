import { kind } from './kind.ts';
import { sentence } from './sentence.ts';

/** Of a user's businesses: what staff decided. */
export const businessNoticeKinds = {
  businessApproved: kind<{ shopName: string; kindName: string }>({
    group: 'business',
    tell: ({ shopName, kindName }) => ({
      title: `「${shopName}」通过了审核`,
      body: `${kindName}资料已核对。现在可以一件代发、按批发价拿货、投放品牌推广。`,
    }),
  }),
  businessRefused: kind<{ shopName: string; count: number; first: string }>({
    group: 'business',
    tell: ({ shopName, count, first }) => ({
      title: `「${shopName}」没有通过审核，${count} 处要改`,
      body: `${sentence(first)}${count > 1 ? `还有 ${count - 1} 处，逐条写在我的商户里，` : ''}改完直接再提交。`,
    }),
  }),
  businessStopped: kind<{ shopName: string; reason: string }>({
    group: 'business',
    tell: ({ shopName, reason }) => ({
      title: `「${shopName}」已被停用`,
      body: `${sentence(reason)}不能再代发、投放和按批发价拿货，付过款的照常。有疑问请联系客服。`,
    }),
  }),
  businessResumed: kind<{ shopName: string }>({
    group: 'business',
    tell: ({ shopName }) => ({ title: `「${shopName}」恢复使用了`, body: '可以照常代发、投放和按批发价拿货。' }),
  }),
};
