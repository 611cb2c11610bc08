import { callSentences } from './sentencesOfCalls.ts';
import { everyPage, routeSentences } from './sentencesOfRoutes.ts';
import type { Sentence } from './Sentence.ts';

/** The specification, sentence by sentence and in its order, with the tests that show each. */
export const sentences: readonly Sentence[] = [
  {
    section: 'Introduction',
    text: 'The product is a storefront web application with products, group purchases, open-box and celebrity items, carts, collections, orders, VIP membership, coupons, balance recharge, dropshipping and effect orders.',
    tests: [
      'every channel stands on the home page with its best of today',
      'a product page knows its combinations, prices and history, and keeps the choice in the address',
      'three fill a group: one opens it, one joins, one registers on the way',
      'a unit is found, locked before the eyes of others, acknowledged, paid by WeChat, returned and on sale again',
      'a pick is bought beside an ordinary line, and earns: 待生效, 待结算, 可兑付, balance, spent',
      'a visitor fills the cart, logs in, and finds it merged, priced and changeable',
      'what a visitor collects is in the account after logging in, leaves it, and comes back',
      'a first purchase: address, coupon, integral, balance',
      'a user becomes a VIP by balance, and renews by WeChat and by Alipay',
      'a user claims coupons on their page and on a product’s, and finds them among their own',
      'a user puts money in by WeChat and by Alipay, and takes one back',
      'a batch is typed, mended, paid once, sent, followed and partly taken back',
      'a promoter reads what was earned, and what the payout consists of',
    ],
  },
  {
    section: 'Introduction',
    text: 'The interface is in Simplified Chinese.',
    tests: everyPage,
  },
  {
    section: 'Introduction',
    text: 'This document covers everything that is known about the product in one piece; gaps are marked "not shown".',
    notObservable: 'about the document',
  },

  {
    section: '§1',
    text: 'The product is a shopping-style web app for end users who log in and buy.',
    tests: ['§1 End users log in and buy'],
  },
  {
    section: '§1',
    text: 'Users can log in with a username and password, or through a messaging-app QR code or mini-program login.',
    tests: [
      'a user registers, changes the profile, logs out and logs in by user name and password',
      'first login by website QR code binds a phone; the second goes straight in',
      'first login by mini-program code binds a phone; the second goes straight in',
    ],
  },
  {
    section: '§1',
    text: 'A user holds a phone number, a balance, a VIP flag, integral (points), an invitation code, a level and a lucky-draw count.',
    tests: [
      '§1 A user holds a phone number, a balance, a VIP flag, integral, an invitation code, a level and a lucky-draw count',
    ],
  },
  { section: '§1', text: "The product's purpose beyond this is not shown.", notObservable: 'not shown' },
  {
    section: '§1',
    text: 'One redirect hints at a resource or shopping area.',
    tests: ['§2 On the production host, opening the root path sends the user to /resource'],
  },
  { section: '§1', text: 'Global presentation: primary colour #1677ff', tests: ['§1 Primary colour #1677ff'] },
  { section: '§1', text: 'border radius 2', tests: ['§1 Border radius 2'] },
  {
    section: '§1',
    text: 'Simplified Chinese locale for the interface and for dates.',
    tests: ['§1 Simplified Chinese locale for the interface', '§1 Simplified Chinese locale for dates'],
  },
  {
    section: '§1',
    text: 'In dates the week starts on Sunday, overriding the locale default of Monday.',
    tests: ['§1 In dates the week starts on Sunday, overriding the locale default of Monday'],
  },

  ...routeSentences,

  {
    section: '§3',
    text: 'Cached user record, kept in local storage under key USER_CACHE: token, refreshToken, operator.',
    tests: ['§3 Cached user record, kept in local storage under key USER_CACHE: token, refreshToken, operator'],
  },
  ...[
    'avatar (file id)',
    'phoneNumber',
    'name',
    'vipFlag (boolean)',
    'vipExpiryDate',
    'invitationCode',
    'integral (number)',
    'luckyDraws (number)',
  ].map((field): Sentence => ({
    section: '§3',
    text: `Operator: ${field}`,
    tests: [
      '§3 Operator: avatar, phoneNumber, name, balance, vipFlag, vipExpiryDate, invitationCode, integral, level, luckyDraws',
    ],
  })),
  ...['balance (number, default 0)', 'level (default is the label meaning ordinary user)'].map((field): Sentence => ({
    section: '§3',
    text: `Operator: ${field}`,
    tests: [
      '§3 Operator: avatar, phoneNumber, name, balance, vipFlag, vipExpiryDate, invitationCode, integral, level, luckyDraws',
      '§3 balance (number, default 0) and level (default is the label meaning ordinary user)',
    ],
  })),
  {
    section: '§3',
    text: 'The avatar image address is the file path /file/{id} with the avatar id.',
    tests: ['§3 The avatar image address is the file path /file/{id} with the avatar id'],
  },
  {
    section: '§3',
    text: 'An anonymous browser identifier is kept in local storage under key browser.',
    tests: ['§3 An anonymous browser identifier is kept in local storage under key browser'],
  },
  {
    section: '§3',
    text: 'It is a fingerprint hash generated once if absent, from collected browser attributes hashed with seed 31.',
    tests: [
      '§3 It is generated once if absent',
      '§3 A fingerprint hash from collected browser attributes: another browser has another',
      '§3 hashed with seed 31',
    ],
  },
  {
    section: '§3',
    text: 'Other entities (products, orders, carts, coupons and so on): fields not shown.',
    notObservable: 'not shown',
  },

  {
    section: '§4',
    text: 'Logged in is true when a cached user record exists; otherwise the user is logged out with empty defaults.',
    tests: [
      '§4 Logged in is true when a cached user record exists',
      '§4 otherwise the user is logged out with empty defaults',
    ],
  },
  {
    section: '§4',
    text: 'Setting the cache stores operator, token and refresh token.',
    tests: ['§4 Setting the cache stores operator, token and refresh token'],
  },
  {
    section: '§4',
    text: 'Update merges given fields into the operator and saves again.',
    tests: ['§4 Update merges given fields into the operator and saves again'],
  },
  {
    section: '§4',
    text: 'Clear removes the cache and resets to defaults.',
    tests: ['§4 Clear removes the cache and resets to defaults'],
  },
  {
    section: '§4',
    text: 'Refresh fetches the current user and saves it.',
    tests: ['§4 Refresh fetches the current user and saves it'],
  },
  {
    section: '§4',
    text: 'At startup, if the user is logged in, the operator is refreshed.',
    tests: [
      '§4 At startup, if the user is logged in, the operator is refreshed',
      '§4 At startup, a visitor is not refreshed',
    ],
  },
  {
    section: '§4',
    text: 'A logged-out visit to a protected route leads to login (see the guard).',
    tests: [
      '§4 A logged-out visit to a protected route leads to login',
      '§4 A session that ends while a protected page is open leads to login',
    ],
  },
  { section: '§4', text: 'Order statuses: not shown.', notObservable: 'not shown; product.md §6 decides them' },

  {
    section: '§5',
    text: 'No product-specific rules are shown; form rules live in pages whose content is not shown.',
    notObservable: 'not shown; product.md §4 decides them',
  },
  {
    section: '§5',
    text: "The interface library's default Chinese messages apply: required, length",
    tests: [
      "§5 The interface library's default Chinese messages apply: required",
      "§5 The interface library's default Chinese messages apply: length",
    ],
  },
  {
    section: '§5',
    text: "The interface library's default Chinese messages apply: range",
    tests: ["§5 The interface library's default Chinese messages apply: range"],
  },
  {
    section: '§5',
    text: "The interface library's default Chinese messages apply: type such as e-mail or url, pattern; they are defaults, not product rules.",
    tests: [
      "§5 The interface library's default Chinese messages apply: type such as e-mail",
      "§5 The interface library's default Chinese messages apply: type such as url",
      "§5 The interface library's default Chinese messages apply: pattern",
    ],
  },

  {
    section: '§6',
    text: 'Requests identify the caller type as a normal user (header User-Type with value User).',
    tests: ['§6 Requests identify the caller type as a normal user (header User-Type with value User)'],
  },
  {
    section: '§6',
    text: 'Only the distinction between logged in and not logged in is applied, to routes flagged as requiring login.',
    tests: ['§2 Navigation guard: to the login path with from holding the full path encoded in base64', ...everyPage],
  },
  {
    section: '§6',
    text: 'The VIP flag and level exist on the user; what they permit is not shown.',
    tests: ['§6 The VIP flag and level exist on the user'],
  },
  { section: '§6', text: 'No other roles are shown.', notObservable: 'not shown' },

  ...callSentences,

  {
    section: '§9',
    text: 'Primary colour #1677ff; border radius 2.',
    tests: ['§1 Primary colour #1677ff', '§1 Border radius 2'],
  },
  {
    section: '§9',
    text: 'Redirect code 30200.',
    tests: ['§8 Code 30200 in a successful response: redirect to the given location'],
  },
  {
    section: '§9',
    text: 'Local-storage keys USER_CACHE and browser.',
    tests: ['§9 Local-storage keys USER_CACHE and browser'],
  },
  {
    section: '§9',
    text: 'Default level label: ordinary user.',
    tests: ['§3 balance (number, default 0) and level (default is the label meaning ordinary user)'],
  },
  {
    section: '§9',
    text: 'Default balance 0.',
    tests: ['§3 balance (number, default 0) and level (default is the label meaning ordinary user)'],
  },
  { section: '§9', text: 'Fingerprint seed 31.', tests: ['§3 hashed with seed 31'] },
  {
    section: '§9',
    text: 'Week starts on Sunday.',
    tests: ['§1 In dates the week starts on Sunday, overriding the locale default of Monday'],
  },
  { section: '§9', text: 'Request timeout: none by default.', tests: ['§7 Default timeout: none'] },
  {
    section: '§9',
    text: 'Business limits such as prices, coupon rules or VIP durations: not shown.',
    notObservable: 'not shown; product.md decides them',
  },
];
