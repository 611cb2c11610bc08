import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { id, instant, text } from './fields.ts';
import { rules } from './rules.ts';

const { staff } = rules;
const page = z.string().regex(staff.viewPagePattern);
const sharedRoles = z.array(z.enum(staff.roles)).max(staff.roles.length);
const fields = {
  name: text(24),
  /** As it stands in the address bar, without the question mark. */
  query: z.string().max(2048).regex(staff.viewQueryPattern),
  sharedRoles,
};
const ofAll = { caller: 'staff', roles: staff.roles } as const;
const ofView = { ...ofAll, params: z.strictObject({ id }), publicIds: ['id'] } as const;

/** Filters that members have named. Those of the shop itself are the console's. */
export const staffViewEndpoints = {
  staffViewList: endpoint({
    method: 'GET',
    path: '/staff/view',
    summary: '一个页面存好的视图：自己的，和别人共享给我的角色的',
    ...ofAll,
    query: z.strictObject({ page }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          name: z.string(),
          query: z.string(),
          sharedRoles: z.array(z.enum(staff.roles)),
          position: z.number().int(),
          /** Of another, who shares it. */
          owner: z.string().nullable(),
          changedAt: instant,
        }),
      ),
    }),
  }),
  staffViewSave: endpoint({
    method: 'POST',
    path: '/staff/view',
    summary: '存一个视图',
    ...ofAll,
    body: z.strictObject({ page, ...fields }),
    answer: z.strictObject({ id }),
  }),
  staffViewChange: endpoint({
    method: 'PUT',
    path: '/staff/view/:id',
    summary: '改自己的视图：名字、条件、共享、位置',
    ...ofView,
    body: z.strictObject({ ...fields, position: z.number().int().min(0).max(1000) }),
    answer: nothing,
  }),
  staffViewDelete: endpoint({
    method: 'DELETE',
    path: '/staff/view/:id',
    summary: '删除自己的视图',
    ...ofView,
    answer: nothing,
  }),
};
