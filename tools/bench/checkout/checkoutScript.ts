import { userAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { PgbenchScript } from '../pgbenchScript.ts';
import type { CapturedCheckout } from './captureCheckout.ts';
import type { Good } from './chooseGoods.ts';
import type { Buyer } from './makeBuyers.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** With the offset of wherever the bench runs: pg writes instants in local time. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/;
/** The day, two digits for the cell, and eight. */
const ORDER_NO = /\b20\d{16}\b/;
const NEW_MS = 60_000;

interface Known {
  readonly literal: string;
  readonly expression: string;
}

interface Captured {
  readonly captured: CapturedCheckout;
  readonly buyer: Buyer;
  readonly good: Good;
  readonly counts: { readonly buyers: number; readonly goods: number };
}

/**
 * The captured statements for pgbench, in the same transactions, with another buyer, SKU and new ids each time. Who buys what
 * is read from the tables of `tellPgbench`; that statement alone is `choose`, so that its time can be taken off.
 */
export function checkoutScript({ captured, buyer, good, counts }: Captured): {
  all: PgbenchScript;
  choose: PgbenchScript;
} {
  const statements = [...captured.create, ...captured.pay];
  const texts = statements.flatMap(({ values }) => values.map(textOf));
  const capturedAt = Date.parse(texts.find((text) => text !== null && INSTANT.test(text)) ?? '');
  const chosen: Known[] = [
    { literal: buyer.userId, expression: ':user_id' },
    { literal: buyer.addressId, expression: ':address_id' },
    { literal: buyer.passwordHash, expression: ':password_hash' },
    { literal: userAccount(buyer.userId, 'balance').id, expression: ':account_id' },
    { literal: good.skuId, expression: ':sku_id' },
    { literal: good.productId, expression: ':product_id' },
  ];
  const ids = new Set(texts.flatMap((text) => text?.match(UUID) ?? []).filter((id) => isNew(id, capturedAt)));
  for (const { literal } of chosen) ids.delete(literal);
  const fresh = [...ids].map((literal, index) => ({ literal, expression: `:id_${index}` }));
  const orderNo = texts.map((text) => text?.match(ORDER_NO)?.[0]).find(Boolean) ?? '';
  const known: Known[] = [
    ...chosen,
    ...fresh,
    // The number of a payment is its id without the dashes.
    ...fresh.map(({ literal, expression }) => ({
      literal: literal.replaceAll('-', ''),
      expression: `replace(${expression}::text, '-', '')`,
    })),
    // Given by the database when the order is made.
    { literal: orderNo, expression: ':made_no' },
  ];

  const constants: Record<string, string> = {};
  const constant = (value: string) => {
    const name = Object.keys(constants).find((one) => constants[one] === value) ?? `c${Object.keys(constants).length}`;
    constants[name] = value;
    return `:${name}`;
  };
  const valueOf = (value: string | null): string => {
    if (value === null) return 'null';
    if (value === '') return `''`; // -D takes no empty value
    if (INSTANT.test(value)) return momentOf(Date.parse(value) - capturedAt);
    const parts = split(value, known);
    const [only] = parts;
    if (parts.length <= 1) return only?.expression ?? constant(value);
    return `(${parts.map(({ literal, expression }) => `${expression ?? constant(literal)}::text`).join(' || ')})`;
  };
  const lines = statements.map(({ text, values }) => {
    const filled = withoutComments(text)
      // A colon in a text would be taken for the beginning of a variable.
      .replaceAll(/'(?:[^']|'')*'/g, (literal) =>
        /:[A-Za-z_]/.test(literal) ? constant(literal.slice(1, -1).replaceAll("''", "'")) : literal,
      )
      .replaceAll(/\$(\d+)/g, (_whole, index: string) => valueOf(textOf(values[Number(index) - 1])));
    return filled.includes('insert into orders ') ? `${filled} \\gset made_\n` : `${filled};\n`;
  });
  const newIds = fresh.map(({ expression }) => `uuidv7() as ${expression.slice(1)}`);
  const choose = [
    `\\set buyer random(1, ${counts.buyers})`,
    `\\set good random(1, ${counts.goods})`,
    `select user_id, address_id, account_id, password_hash, sku_id, product_id, ${newIds.join(', ')} from bench_buyers, bench_goods where bench_buyers.n = :buyer and bench_goods.n = :good \\gset`,
  ].join('\n');
  return {
    all: { text: `${choose}\n${lines.join('')}`, variables: constants },
    choose: { text: `${choose}\n`, variables: {} },
  };
}

/** Bytes come through the capture as they are. */
function textOf(value: string | Buffer | null | undefined): string | null {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value ?? null);
}

/** A UUIDv7 of just then; others with a 7 in that place are accounts of the house or goods. */
function isNew(id: string, at: number): boolean {
  return Math.abs(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - at) < NEW_MS;
}

function momentOf(laterMs: number): string {
  // A few ms passed between the statements of one order.
  return Math.abs(laterMs) < 5000 ? 'now()' : `(now() + interval '${Math.round(laterMs / 1000)} seconds')`;
}

/** A value as a row of what is known, which differs each time, and what stands between, which does not. */
function split(value: string, known: readonly Known[]): { literal: string; expression?: string }[] {
  const found = known
    .map((one) => ({ ...one, at: one.literal ? value.indexOf(one.literal) : -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.literal.length - a.literal.length)[0];
  if (!found) return value ? [{ literal: value }] : [];
  const before = value.slice(0, found.at);
  const { literal, expression } = found;
  return [
    ...(before ? [{ literal: before }] : []),
    { literal, expression },
    ...split(value.slice(found.at + literal.length), known),
  ];
}

function withoutComments(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/--.*$/, ''))
    .join(' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
}
