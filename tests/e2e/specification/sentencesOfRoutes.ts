import type { Sentence } from './Sentence.ts';

const fixed = [
  ['home', '/'],
  ['not found', '/404'],
  ['login', '/login'],
  ['register', '/register'],
  ['forgot password', '/forget'],
  ['privacy policy', '/privacyPolicy'],
  ['service terms', '/serviceTerms'],
] as const;

/** The visits of all pages, as the one who may see them: each keeps its address with its query, and speaks Chinese. */
export const everyPage = [
  '§2 Fixed paths',
  '§2 Main pages, for a visitor',
  '§2 Main pages, for a user',
  '§2 Under a default layout, for a visitor',
  '§2 Under a default layout, for a user',
  '§2 Pages requiring login: orders',
  '§2 Pages requiring login: open-box orders',
  '§2 Pages requiring login: effect orders, cart and collection',
  '§2 User centre, inside a user-centre layout',
  '§2 Login page /login has child routes',
];

/** Specification §2. */
export const routeSentences: readonly Sentence[] = [
  {
    section: '§2',
    text: 'On the production host, opening the root path sends the user to /resource.',
    tests: ['§2 On the production host, opening the root path sends the user to /resource'],
  },
  { section: '§2', text: 'Other hosts: not shown.', notObservable: 'not shown; there the root is the home page' },
  ...fixed.map(([purpose, path]): Sentence => ({
    section: '§2',
    text: `Fixed path: ${purpose} | ${path}`,
    tests: ['§2 Fixed paths'],
  })),
  {
    section: '§2',
    text: 'Main pages: /resource, /openBox, /groupPurchase, /more, /guide, /advertisement, /active, /woot.',
    tests: ['§2 Main pages, for a visitor', '§2 Main pages, for a user'],
  },
  {
    section: '§2',
    text: 'Content of the main pages (their purpose by their names).',
    tests: [
      'a visitor narrows a category down, and the address shows the same page to anyone',
      'a unit is found, locked before the eyes of others, acknowledged, paid by WeChat, returned and on sale again',
      'three fill a group: one opens it, one joins, one registers on the way',
      'a visitor finds every channel and service on one page',
      'a visitor finds an answer in everyday words, and says whether it helped',
      'a business books a place, staff approve it, everyone sees it, and it counts what was seen',
      'a user claims a coupon, and draws what integral has bought',
      'a deal is bought, from the claim to the payment',
    ],
  },
  {
    section: '§2',
    text: 'Under a default layout: /homeArticles, /product (product detail), /celebrity (celebrity detail), /wx/callback (messaging-app login callback).',
    tests: ['§2 Under a default layout, for a visitor', '§2 Under a default layout, for a user'],
  },
  {
    section: '§2',
    text: 'Content of /homeArticles, /product and /celebrity.',
    tests: [
      'a visitor reads an article from the home page, and finds what it names',
      'a product page knows its combinations, prices and history, and keeps the choice in the address',
      'a member finds a celebrity, follows, turns the reminders off, and leaves',
    ],
  },
  {
    section: '§2',
    text: '/wx/callback (messaging-app login callback)',
    tests: ['first login by website QR code binds a phone; the second goes straight in'],
  },
  {
    section: '§2',
    text: 'Pages requiring login. Orders: /order/mine, /order/confirm, /order/pay, /order/paymentCompleted, /order/detail, /order/dropshipping, /order/myGroups.',
    tests: ['§2 Pages requiring login: orders'],
  },
  {
    section: '§2',
    text: 'Open-box orders: /openBoxOrder/mine, /openBoxOrder/confirm, /openBoxOrder/pay, /openBoxOrder/paymentCompleted, /openBoxOrder/detail.',
    tests: ['§2 Pages requiring login: open-box orders'],
  },
  {
    section: '§2',
    text: 'Effect orders: /effectOrder/mine, /effectOrder/df.',
    tests: ['§2 Pages requiring login: effect orders, cart and collection'],
  },
  {
    section: '§2',
    text: 'Cart and collection: /cart/mine, /collection/mine.',
    tests: ['§2 Pages requiring login: effect orders, cart and collection'],
  },
  {
    section: '§2',
    text: 'Content of the order, open-box order, effect order, cart and collection pages.',
    tests: [
      'an order from its dispatch to the refund of one piece',
      'a first purchase: address, coupon, integral, balance',
      'a batch is typed, mended, paid once, sent, followed and partly taken back',
      'a unit is found, locked before the eyes of others, acknowledged, paid by WeChat, returned and on sale again',
      'a promoter reads what was earned, and what the payout consists of',
      'a visitor fills the cart, logs in, and finds it merged, priced and changeable',
      'what a visitor collects is in the account after logging in, leaves it, and comes back',
    ],
  },
  {
    section: '§2',
    text: 'User centre, inside a user-centre layout: /user/balance, /user/personCenter, /user/businesses, /user/coupons.',
    tests: ['§2 User centre, inside a user-centre layout'],
  },
  {
    section: '§2',
    text: 'Content of /user/balance, /user/businesses and /user/coupons.',
    tests: [
      'a user puts money in by WeChat and by Alipay, and takes one back',
      'a business is written down, mended, approved, and buys at wholesale prices',
      'a code becomes a coupon, once; a wrong one keeps what was typed',
    ],
  },
  {
    section: '§2',
    text: 'Login page /login has child routes /login/usernamePassword, /login/wechat, /login/originalWechat.',
    tests: ['§2 Login page /login has child routes'],
  },
  {
    section: '§2',
    text: 'A login path with an optional repeated {type} parameter redirects to a default login target (not shown).',
    tests: ['§2 A login path with an optional repeated type redirects to a default login target'],
  },
  {
    section: '§2',
    text: 'The path of the messaging-app login screen is not shown here beyond the above.',
    notObservable: 'not shown',
  },
  {
    section: '§2',
    text: 'Registration page: a form with inputs, a password field with a visibility toggle, a checkbox and a button, in a layout with a logo header and a back arrow.',
    tests: [
      '§2 Registration page: a form with inputs, a password field with a visibility toggle, a checkbox and a button',
      '§2 Registration page: in a layout with a logo header and a back arrow',
    ],
  },
  {
    section: '§2',
    text: 'Forgot-password page: a form with inputs and a button.',
    tests: ['§2 Forgot-password page: a form with inputs and a button'],
  },
  {
    section: '§2',
    text: 'Privacy policy and service terms pages: static legal pages.',
    tests: ['§2 Privacy policy and service terms pages: static legal pages'],
  },
  { section: '§2', text: 'Not-found page.', tests: ['§2 Not-found page'] },
  {
    section: '§2',
    text: 'Any unmatched path redirects to the home path.',
    tests: ['§2 Any unmatched path redirects to the home path'],
  },
  {
    section: '§2',
    text: 'Navigation guard: if the user is not logged in, the target route requires login and the target is not the login path, the user goes to the login path with a query parameter from holding the originally requested full path encoded in base64.',
    tests: [
      '§2 Navigation guard: to the login path with from holding the full path encoded in base64',
      '§2 Navigation guard: also when a link inside the page leads there',
      '§2 After login the user lands on from',
      '§2 A from that is no path of this site leads to the home page',
    ],
  },
  {
    section: '§2',
    text: 'Otherwise navigation proceeds.',
    tests: everyPage,
  },
  { section: '§2', text: 'Query parameters of pages: not shown.', notObservable: 'not shown' },
];
