import { staffAuditEndpoints } from '@jiwu/contract';
import { getAuditValues, listAudit } from '../../../modules/staff/audit/index.ts';
import { exportKind } from '../../../modules/staff/exports/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { timeWords } from '../timeWords.ts';

const { staffAuditList } = staffAuditEndpoints;

/** The audit log as it is filtered on its page. */
export const auditExport = exportKind('audit', {
  title: '审计',
  roles: staffAuditList.roles,
  filters: staffAuditList.query.omit({ cursor: true }),
  async read({ read: db }, { filters, after, limit }) {
    const { from, to, ...rest } = filters;
    const dateOf = (given: string | undefined) => (given === undefined ? undefined : new Date(given));
    const before = after === null ? null : Number(after);
    const found = await listAudit(db, { ...rest, from: dateOf(from), to: dateOf(to), before, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const [names, values] = await Promise.all([
      listStaffNames(db, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))]),
      getAuditValues(
        db,
        rows.map(({ seq }) => seq),
      ),
    ]);
    return {
      rows: rows.map((row) => ({
        ...row,
        staffName: row.staffId === null ? '系统' : (names.get(row.staffId) ?? ''),
        before: values.get(row.seq)?.before ?? '',
        after: values.get(row.seq)?.after ?? '',
      })),
      next: found.length > limit ? String(rows.at(-1)?.seq) : null,
    };
  },
  columns: [
    { heading: '序号', kind: 'number', width: 10, of: 'seq', cell: ({ seq }) => String(seq) },
    { heading: '时间', kind: 'text', width: 20, of: 'at', cell: ({ at }) => timeWords(at) },
    { heading: '员工', kind: 'text', width: 14, of: 'staff', cell: ({ staffName }) => staffName },
    { heading: '动作', kind: 'text', width: 24, of: 'action', cell: ({ action }) => action },
    { heading: '对象', kind: 'text', width: 16, of: 'target', cell: ({ targetKind }) => targetKind },
    { heading: '编号', kind: 'code', width: 38, of: 'target', cell: ({ targetId }) => targetId },
    { heading: '改前', kind: 'text', width: 40, of: null, cell: ({ before }) => before },
    { heading: '改后', kind: 'text', width: 40, of: null, cell: ({ after }) => after },
  ],
});
