import type { StaffTemplate, staffReplyTemplateEndpoints } from '@jiwu/contract';
import type { ShopServices } from '../flows/ShopServices.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { listStaffNames } from '../modules/staff/staff/index.ts';
import {
  addTemplate,
  changeTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  type Template,
} from '../modules/staff/templates/index.ts';
import type { Reader } from '../platform/database/Reader.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffReplyTemplateHandlers = {
  async staffReplyTemplateList({ services }, { query }) {
    const { db } = services;
    return { items: await describe(db.read, await listTemplates(db.read, query.usedFor)) };
  },

  async staffReplyTemplateCreate(context, { body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const template = await addTemplate(tx, { ...by, ...body });
      const shown = await describeOne(tx, template);
      const target = { kind: 'replyTemplate', id: template.id };
      await recordAudit(tx, { ...by, action: 'template.create', target, before: null, after: auditOf(template) });
      return shown;
    });
  },

  async staffReplyTemplateChange(context, { params, body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const before = auditOf(await getTemplate(tx, params.id));
      const template = await changeTemplate(tx, { ...by, ...params, ...body });
      const shown = await describeOne(tx, template);
      const target = { kind: 'replyTemplate', id: template.id };
      await recordAudit(tx, { ...by, action: 'template.change', target, before, after: auditOf(template) });
      return shown;
    });
  },

  async staffReplyTemplateRemove(context, { params, body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const before = auditOf(await getTemplate(tx, params.id));
      await removeTemplate(tx, { ...params, ...body });
      const target = { kind: 'replyTemplate', id: params.id };
      await recordAudit(tx, { ...by, action: 'template.remove', target, before, after: null });
      return {};
    });
  },
} satisfies HandlersOf<typeof staffReplyTemplateEndpoints, ShopServices>;

async function describe(db: Reader, templates: readonly Template[]): Promise<StaffTemplate[]> {
  const names = await listStaffNames(db, [...new Set(templates.flatMap(({ changedBy }) => changedBy ?? []))]);
  return templates.map((one) => shownOf(one, names));
}

async function describeOne(db: Reader, template: Template): Promise<StaffTemplate> {
  return shownOf(template, await listStaffNames(db, template.changedBy === null ? [] : [template.changedBy]));
}

function shownOf({ changedBy, changedAt, ...template }: Template, names: ReadonlyMap<string, string>): StaffTemplate {
  const changedByName = changedBy === null ? null : (names.get(changedBy) ?? '');
  return { ...template, changedByName, changedAt: changedAt.toISOString() };
}

function auditOf({ usedFor, title, text, position }: Template) {
  return { usedFor, title, text, position };
}
