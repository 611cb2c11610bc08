import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS trades (
  gateway TEXT NOT NULL, outTradeNo TEXT NOT NULL, transactionId TEXT, title TEXT NOT NULL,
  amountFen INTEGER NOT NULL CHECK (amountFen > 0), state TEXT NOT NULL CHECK (state IN ('unpaid', 'paid', 'closed')),
  notifyUrl TEXT NOT NULL, returnUrl TEXT, code TEXT NOT NULL UNIQUE, codeAt INTEGER NOT NULL,
  createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL, paidAt INTEGER, closedAt INTEGER, payer TEXT,
  kind TEXT NOT NULL, payableBy TEXT,
  PRIMARY KEY (gateway, outTradeNo), UNIQUE (gateway, transactionId)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS trades_waiting ON trades (gateway, createdAt) WHERE state = 'unpaid';
CREATE INDEX IF NOT EXISTS trades_paid ON trades (gateway, paidAt) WHERE paidAt IS NOT NULL;
CREATE TABLE IF NOT EXISTS refunds (
  gateway TEXT NOT NULL, outTradeNo TEXT NOT NULL, outRefundNo TEXT NOT NULL, refundId TEXT NOT NULL UNIQUE,
  amountFen INTEGER NOT NULL CHECK (amountFen > 0), reason TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('processing', 'abnormal', 'succeeded', 'failed')),
  fate TEXT NOT NULL CHECK (fate IN ('abnormal', 'succeeded', 'failed')), notifyUrl TEXT,
  createdAt INTEGER NOT NULL, decidedAt INTEGER,
  PRIMARY KEY (gateway, outTradeNo, outRefundNo)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS refunds_number ON refunds (gateway, outRefundNo);
CREATE INDEX IF NOT EXISTS refunds_processing ON refunds (state) WHERE state = 'processing';
CREATE INDEX IF NOT EXISTS refunds_decided ON refunds (gateway, decidedAt);
CREATE TABLE IF NOT EXISTS notifications (
  id TEXT PRIMARY KEY, gateway TEXT NOT NULL, kind TEXT NOT NULL, outTradeNo TEXT NOT NULL, outRefundNo TEXT NOT NULL,
  createdAt INTEGER NOT NULL, attempts INTEGER NOT NULL, accepted INTEGER NOT NULL, lastStatus INTEGER, lastBody TEXT,
  UNIQUE (gateway, kind, outTradeNo, outRefundNo)
) STRICT, WITHOUT ROWID;
`;

/** A file outlives the process; `:memory:` is a clean world at each start. */
export function openBooks(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // The books must survive the end of this process, not that of the machine.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
  database.exec(SCHEMA);
  addColumns(database);
  return database;
}

/** Books that were begun before trades had a kind: all of theirs were codes and pages for computers. */
function addColumns(database: DatabaseSync): void {
  const columns = database.prepare(`SELECT name FROM pragma_table_info('trades')`).all();
  if (columns.some(({ name }) => name === 'kind')) return;
  database.exec(`ALTER TABLE trades ADD COLUMN kind TEXT NOT NULL DEFAULT 'NATIVE';
    ALTER TABLE trades ADD COLUMN payableBy TEXT;
    UPDATE trades SET kind = 'FAST_INSTANT_TRADE_PAY' WHERE gateway = 'alipay'`);
}
