import type { DB } from '../../../apps/server/src/platform/database/schema.gen.ts';

/**
 * Tables that stay small however well the shop sells: what the staff makes by hand. Every other table, and every one that is still to
 * come, is taken for one with 10⁷ rows that orders wait for.
 */
export const smallTables: ReadonlySet<string> = new Set<keyof DB>([
  'activities',
  'advertisement_outages',
  'audit_tail',
  'bought_progress',
  'brands',
  'campaigns',
  'categories',
  'coupons',
  'draw_counter',
  'draw_periods',
  'draw_prizes',
  'draw_reveals',
  'holidays',
  'migrations',
  'open_box_checklists',
  'reconciliations',
  'search_synonyms',
  'shipping_templates',
  'staff_members',
  'staff_sessions',
  'worker_heartbeats',
]);
