import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, text } from './fields.ts';
import { rules } from './rules.ts';
import { messageText } from './supportParts.ts';

const staff = { caller: 'staff', roles: ['orders'] } as const;
const params = z.strictObject({ id });
const usedFor = z.enum(rules.support.templateUses);
const version = z.number().int().min(1).max(1_000_000_000);
const words = {
  title: text(20),
  text: messageText.refine((value) => value !== '', { error: 'says nothing' }),
  position: z.number().int().min(0).max(999).default(0),
};

const template = z.strictObject({
  id,
  usedFor,
  title: z.string(),
  text: z.string(),
  position: z.number().int(),
  version,
  /** Null: it came with the shop. */
  changedByName: z.string().nullable(),
  changedAt: instant,
});

/** Texts that staff begin with. */
export const staffReplyTemplateEndpoints = {
  staffReplyTemplateList: endpoint({
    method: 'GET',
    path: '/staff/template',
    summary: '回复模板，按用处',
    ...staff,
    query: z.strictObject({ usedFor: usedFor.optional() }),
    answer: z.strictObject({ items: z.array(template) }),
  }),
  staffReplyTemplateCreate: endpoint({
    method: 'POST',
    path: '/staff/template',
    summary: '新建一条回复模板',
    ...staff,
    body: z.strictObject({ usedFor, ...words }),
    answer: template,
  }),
  staffReplyTemplateChange: endpoint({
    method: 'PUT',
    path: '/staff/template/:id',
    summary: '改一条回复模板；别人刚改过就先看',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({ ...words, version }),
    answer: template,
  }),
  staffReplyTemplateRemove: endpoint({
    method: 'POST',
    path: '/staff/template/:id/remove',
    summary: '删掉一条回复模板',
    ...staff,
    params,
    publicIds: ['id'],
    body: z.strictObject({ version }),
    answer: nothing,
  }),
};

export type StaffTemplate = z.output<typeof template>;
