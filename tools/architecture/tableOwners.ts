import type { DB } from '../../apps/server/src/platform/database/schema.gen.ts';
import type { ModuleName } from './layers.ts';

type Owner = ModuleName | 'platform';
type TableName = keyof DB;

/**
 * Which module owns which table: only its files may name the table in a statement. The compiler refuses a table that does not
 * exist and one that nobody owns; a test refuses one with two owners, and a module's README that does not name its tables.
 */
export const tableOwners = {
  platform: [
    'idempotency_keys',
    'integrity_results',
    'integrity_runs',
    'integrity_windows',
    'migrations',
    'worker_heartbeats',
  ],
  ledger: ['ledger_accounts', 'ledger_balances', 'ledger_entries', 'ledger_transfers'],
  identity: [
    'consents',
    'data_exports',
    'refresh_tokens',
    'sessions',
    'sms_codes',
    'users',
    'wechat_bind_keys',
    'wechat_bindings',
    'wechat_mp_tickets',
    'wechat_website_states',
  ],
  files: ['files'],
  audit: ['audit_rows', 'audit_tail'],
  staff: ['staff_members', 'staff_sessions'],
  catalogue: [
    'brands',
    'categories',
    'product_pictures',
    'products',
    'shipping_templates',
    'sku_prices',
    'sku_wholesale_tiers',
    'skus',
  ],
  stock: ['stock_levels', 'stock_movements'],
  coupons: ['coupon_codes', 'coupon_reminders', 'coupons', 'user_coupons'],
  integral: ['check_ins', 'integral_debts', 'integral_lot_uses', 'integral_lots'],
  businesses: ['business_reviews', 'businesses', 'holidays'],
  payments: [
    'payment_notifications',
    'payment_refunds',
    'payments',
    'reconciliation_differences',
    'reconciliation_lines',
    'reconciliations',
  ],
  content: ['guide_votes', 'text_pictures', 'text_versions', 'text_words', 'texts'],
  notices: ['notice_switches', 'notices'],
  support: ['support_messages', 'support_pictures', 'support_threads'],
  parcels: ['parcel_events', 'parcel_lines', 'parcels'],
  campaigns: ['campaigns'],
  activities: ['activities'],
  levels: ['level_standings', 'spend_days'],
  approvals: ['approvals'],
  wallet: ['recharges', 'wallet_lot_uses', 'wallet_lots', 'wallets'],
  vip: ['vip_daily_coupons', 'vip_grants', 'vip_members', 'vip_purchases'],
  cart: ['cart_lines', 'carts'],
  celebrity: [
    'celebrities',
    'celebrity_applications',
    'celebrity_follows',
    'celebrity_news',
    'celebrity_pick_prices',
    'celebrity_picks',
  ],
  collection: ['collection_items'],
  advertisement: [
    'advertisement_bookings',
    'advertisement_days',
    'advertisement_hours',
    'advertisement_outages',
    'advertisement_refunds',
  ],
  addresses: ['addresses'],
  search: ['product_search', 'search_synonyms', 'search_terms'],
  invoices: ['invoice_requests', 'invoice_titles'],
  orders: ['order_discounts', 'order_history', 'order_lines', 'orders'],
  draws: [
    'draw_carried',
    'draw_counter',
    'draw_drafts',
    'draw_grants',
    'draw_periods',
    'draw_players',
    'draw_prizes',
    'draw_reveals',
    'draw_takebacks',
    'draws',
  ],
  groupPurchase: ['group_campaign_skus', 'group_campaigns', 'group_seats', 'groups'],
  claims: ['claim_supplies', 'claims'],
  woot: ['woot_deals', 'woot_reminders'],
  openBox: [
    'open_box_acknowledgements',
    'open_box_checklists',
    'open_box_inspections',
    'open_box_locks',
    'open_box_passport',
    'open_box_photos',
    'open_box_prices',
    'open_box_reminders',
    'open_box_search',
    'open_box_shelves',
    'open_box_units',
  ],
  dropshipping: ['dropshipping_batches', 'dropshipping_rows', 'dropshipping_files'],
  effectOrders: [
    'effect_clicks',
    'effect_last_clicks',
    'effect_orders',
    'effect_payouts',
    'effect_promoters',
    'effect_refunds',
    'effect_refusals',
    'effect_takings',
  ],
  afterSale: ['after_sale_decisions', 'after_sale_history', 'after_sale_lines', 'after_sale_pictures', 'after_sales'],
  boughtTogether: ['bought_pairs', 'bought_progress', 'bought_refunds'],
  reviews: ['product_questions', 'review_pictures', 'review_summaries', 'reviews'],
  invitations: ['former_phones', 'invitation_visits', 'invitations'],
} as const satisfies Partial<Record<Owner, readonly TableName[]>>;

type OwnedTable = (typeof tableOwners)[keyof typeof tableOwners][number];
type Unowned = Exclude<TableName, OwnedTable>;

/** Does not compile while a table is nobody's: the error then names the table. */
export const isEveryTableOwned: [Unowned] extends [never] ? true : Unowned = true;
