import pg from 'pg';
import { createDatabase } from './src/platform/database/createDatabase.ts';
import { listProducts, readFilters } from './src/modules/search/index.ts';
import { readFileSync } from 'node:fs';
const url = process.argv[2]!;
const db = createDatabase({ connectionString: url, max: 2, applicationName: 'x' });
const mix = JSON.parse(readFileSync('/tmp/big/mix.json', 'utf8'));
const cap: any[] = []; const proto = pg.Client.prototype as any; const orig = proto.query;
const c = new pg.Client({ connectionString: url }); await c.connect();
await c.query(`set track_io_timing=on`); await c.query(`set plan_cache_mode=force_generic_plan`);
const kws = process.argv.slice(3).length ? process.argv.slice(3) : [...mix.terms, ...mix.pinyin].filter((_, i) => i % 12 === 0);
await listProducts(db.read, { filters: readFilters({ keyword: '耳机' }), sort: 'score', cursor: null, size: 24 });
for (const keyword of kws) {
  cap.length = 0;
  proto.query = function (...a: any[]) { if (a[0]?.text) cap.push(a[0]); return orig.apply(this, a); };
  await listProducts(db.read, { filters: readFilters({ keyword }), sort: 'score', cursor: null, size: 24 });
  proto.query = orig;
  const s = cap.filter((x) => x.text.includes('with page')).at(-1); if (!s) { console.log(keyword, 'no search'); continue; }
  const { rows } = await c.query({ text: 'explain (analyze, buffers) ' + s.text, values: s.values } as any);
  const plan = rows.map((r: any) => r['QUERY PLAN']).join('\n');
  const gin = [...plan.matchAll(/Bitmap Index Scan on product_search_words_(\d).*?actual time=[\d.]+\.\.([\d.]+) rows=([\d.]+)/g)].map((m) => `t${m[1]}:${Number(m[3])}r/${m[2]}ms`).join(' ');
  const heap = [...plan.matchAll(/Bitmap Heap Scan on product_search.*?actual time=[\d.]+\.\.([\d.]+) rows=([\d.]+)/g)].map((m) => `${Number(m[2])}/${m[1]}`).join(' ');
  const b = /Buffers: ([^\n]+)/.exec(plan)?.[1]; const t = /Execution Time: ([\d.]+)/.exec(plan)?.[1]; const p = /Planning Time: ([\d.]+)/.exec(plan)?.[1];
  const rank = /Sort \(cost.*?actual time=([\d.]+)\.\./.exec(plan)?.[1];
  console.log(`${keyword} total ${t} plan ${p} | gin ${gin} | heap ${heap} | ${b} | stmts ${cap.length}`);
}
await c.end(); await db.close();
