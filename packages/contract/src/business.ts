import { z } from 'zod';
import { businessAnswer, licenceWords, senderWords, shopWords, version } from './businessParts.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id } from './fields.ts';

const params = z.strictObject({ id });
const owned = { id: 'business' } as const;
/** A step of one's own business, answered with the business as it is then. */
const step = { caller: 'user', params, owned, answer: businessAnswer, perMinute: 20 } as const;
const versioned = z.strictObject({ version });

export const businessEndpoints = {
  businessList: endpoint({
    method: 'GET',
    path: '/business',
    summary: '我的商户，先登记的在前',
    caller: 'user',
    answer: z.strictObject({
      items: z.array(businessAnswer),
      /** The one that new batches begin with: approved first, of those that are approved now. */
      defaultId: id.nullable(),
    }),
  }),
  businessStanding: endpoint({
    method: 'GET',
    path: '/business/standing',
    summary: '我有没有通过审核的商户，也就是有没有批发价',
    caller: 'user',
    answer: z.strictObject({ isApproved: z.boolean() }),
  }),
  businessLicence: endpoint({
    method: 'POST',
    path: '/business/licence',
    summary: '上传营业执照：JPG、PNG、WebP，或 PDF 的第一页；只有本人和审核的员工能看',
    caller: 'user',
    upload: true,
    answer: z.strictObject({ id, width: z.number().int(), height: z.number().int() }),
    perMinute: 10,
  }),
  businessSubmit: endpoint({
    method: 'POST',
    path: '/business',
    summary: '登记一家商户并提交审核；最多 10 家',
    caller: 'user',
    body: z.strictObject({ ...licenceWords, ...shopWords }),
    owned: { licenceFileId: 'file' },
    answer: businessAnswer,
    perMinute: 10,
  }),
  businessChange: endpoint({
    method: 'PUT',
    path: '/business/:id',
    summary: '改商户：执照信息有变要重新审核，店铺与寄件信息马上生效；没通过的改完就再提交',
    ...step,
    body: z.strictObject({ ...licenceWords, ...shopWords, version }),
    owned: { id: 'business', licenceFileId: 'file' },
  }),
  businessSender: endpoint({
    method: 'PUT',
    path: '/business/:id/sender',
    summary: '改寄件人，马上生效',
    ...step,
    body: z.strictObject({ ...senderWords, version }),
  }),
  businessWithdraw: endpoint({
    method: 'POST',
    path: '/business/:id/withdraw',
    summary: '撤回还在审核的修改，回到上次通过的执照信息',
    ...step,
    body: versioned,
  }),
  businessStop: endpoint({
    method: 'POST',
    path: '/business/:id/stop',
    summary: '停用：不再能代发、投放和按批发价拿货，付过款的照常',
    ...step,
    body: versioned,
  }),
  businessResume: endpoint({
    method: 'POST',
    path: '/business/:id/resume',
    summary: '恢复使用自己停用的商户',
    ...step,
    body: versioned,
  }),
  businessRemove: endpoint({
    method: 'DELETE',
    path: '/business/:id',
    summary: '删除一家从没通过审核的商户',
    caller: 'user',
    params,
    owned,
    answer: nothing,
    perMinute: 20,
  }),
};

export type Business = z.output<typeof businessAnswer>;
