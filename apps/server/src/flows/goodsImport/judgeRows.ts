import type { GoodsColumn } from '@jiwu/contract';
import {
  findByCodes,
  findByNos,
  findNearCodes,
  findPicturesByName,
  listReferences,
} from '../../modules/goods/catalogue/index.ts';
import {
  findDoubledCodes,
  type GoodsImport,
  type ImportFacts,
  type ImportRow,
  judgeRow,
  parseRow,
  writeVerdicts,
} from '../../modules/goods/imports/index.ts';
import { listLevels } from '../../modules/goods/stock/index.ts';
import { findLowestDeals } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { nearestWord } from './nearestWord.ts';

interface Input {
  readonly file: GoodsImport;
  readonly rows: readonly ImportRow[];
  readonly now: Date;
}

/** Looks at rows and writes down what each would do, or what is wrong with it. A dozen statements, however many rows. */
export async function judgeRows(tx: Tx, { file, rows, now }: Input): Promise<void> {
  if (rows.length === 0) return;
  const parsed = rows.map((row) => ({ row, ...parseRow(cellsOf(file, row), doubtsOf(file, row)) }));
  const facts = await loadFacts(tx, { importId: file.id, values: parsed.map(({ values }) => values), now });
  const verdicts = parsed.map(({ row, values, problems }) => ({
    no: row.no,
    ...judgeRow(withKnownCode(values, facts), problems, facts),
  }));
  await writeVerdicts(tx, { importId: file.id, verdicts });
}

type Values = ReturnType<typeof parseRow>['values'];

/** Spreadsheets and people change capitals: a code that is known in capitals is meant so. */
function withKnownCode(values: Values, { byCode }: ImportFacts): Values {
  const upper = values.code.toUpperCase();
  return byCode.has(values.code) || !byCode.has(upper) ? values : { ...values, code: upper };
}

async function loadFacts(
  tx: Tx,
  { importId, values, now }: { importId: string; values: readonly Values[]; now: Date },
): Promise<ImportFacts> {
  const codes = values.flatMap(({ code }) => (code === '' ? [] : [code, code.toUpperCase()]));
  const byCode = await findByCodes(tx, codes);
  const unknown = values.filter(({ code, title, productNo }) => {
    const isKnown = byCode.has(code) || byCode.has(code.toUpperCase());
    return code !== '' && !isKnown && title === undefined && productNo === undefined;
  });
  const near = await findNearCodes(
    tx,
    unknown.map(({ code }) => code.toUpperCase()),
  );
  const skuIds = [...byCode.values()].map(({ sku }) => sku.id);
  const levels = await listLevels(tx, skuIds);
  const references = await listReferences(tx);
  const byName = <T extends { id: string; name: string }>(items: readonly T[]) =>
    new Map(items.flatMap((item) => [[item.id, item] as const, [item.name, item] as const]));
  return {
    doubled: await findDoubledCodes(tx, importId, codes),
    byCode,
    byNo: await findByNos(
      tx,
      values.flatMap(({ productNo }) => productNo ?? []),
    ),
    nearCodes: new Map(
      unknown.flatMap(({ code }) => {
        const nearest = nearestWord(code.toUpperCase(), near.get(code.toUpperCase()) ?? []);
        return nearest === null ? [] : [[code, nearest] as const];
      }),
    ),
    brands: byName(references.brands),
    categories: byName(references.categories),
    templates: references.templates,
    lowestDeals: await findLowestDeals(tx, { skuIds, now }),
    onHand: new Map([...levels].map(([skuId, { onHand }]) => [skuId, onHand])),
    costs: new Map(
      [...levels].flatMap(([skuId, { costHundredths: cost }]) => (cost === null ? [] : [[skuId, cost] as const])),
    ),
    pictures: await findPicturesByName(
      tx,
      values.flatMap(({ pictures }) => pictures ?? []),
    ),
  };
}

/** What each used cell says: what staff wrote, else what came. */
export function cellsOf(
  { columns }: Pick<GoodsImport, 'columns'>,
  { cells, mended }: Pick<ImportRow, 'cells' | 'mended'>,
) {
  const texts: Partial<Record<GoodsColumn, string>> = {};
  for (const [name, column] of Object.entries(columns) as [GoodsColumn, number][]) texts[name] = cells[column] ?? '';
  return { ...texts, ...mended };
}

function doubtsOf({ columns }: GoodsImport, { doubts, mended }: ImportRow): ReadonlySet<GoodsColumn> {
  const names = Object.entries(columns) as [GoodsColumn, number][];
  return new Set(names.filter(([name, column]) => String(column) in doubts && !(name in mended)).map(([name]) => name));
}
