import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { count } from './productCard.ts';
import { rules } from './rules.ts';

const { staffExport } = rules;

/** A list that staff can take away as a file. */
export type ExportKindName = (typeof staffExport.kinds)[number];

/** The columns that a list's page shows, by their keys. */
export type ExportColumnName<K extends ExportKindName> = (typeof staffExport.columns)[K][number];

/** The fields of the list's own query, without its cursor. */
const filters = z.record(z.string().regex(/^[a-z][A-Za-z]{0,29}$/), z.string().max(200));
/** Columns of the page that are not shown; which there are, the kind says. */
const hidden = z.array(z.string().regex(/^[a-z][A-Za-z]{0,29}$/)).max(30);
const ofAll = { caller: 'staff', roles: rules.staff.roles } as const;

/** Lists as files, made in the background. Which role may have which, the kind says. */
export const staffExportEndpoints = {
  staffExportAsk: endpoint({
    method: 'POST',
    path: '/staff/export',
    summary: '导出一个列表现在的筛选结果，在后台生成',
    ...ofAll,
    body: z.strictObject({
      kind: z.enum(staffExport.kinds),
      format: z.enum(['xlsx', 'csv']),
      filters,
      hidden: hidden.default([]),
    }),
    answer: z.strictObject({ id }),
    perMinute: 10,
  }),
  staffExportList: endpoint({
    method: 'GET',
    path: '/staff/export',
    summary: '自己最近的导出',
    ...ofAll,
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id,
          kind: z.enum(staffExport.kinds),
          title: z.string(),
          format: z.enum(['xlsx', 'csv']),
          filters: z.record(z.string(), z.string()),
          hidden: z.array(z.string()),
          state: z.enum(staffExport.states),
          rows: count,
          /** There were more rows than an export takes. */
          isCut: z.boolean(),
          bytes: count.nullable(),
          askedAt: instant,
          finishedAt: instant.nullable(),
          expiresAt: instant.nullable(),
          /** It can be downloaded now. */
          isThere: z.boolean(),
        }),
      ),
    }),
  }),
  staffExportFile: endpoint({
    method: 'GET',
    path: '/staff/export/:id/file',
    summary: '下载自己的一份导出，24 小时内',
    ...ofAll,
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.unknown(),
    binary: true,
    perMinute: 30,
  }),
};
