import type { Sentence } from './Sentence.ts';

/** Each row of the table of calls: method, path, payload, purpose; with the tests that show it. */
const rows: readonly (readonly [row: string, ...tests: string[]])[] = [
  ['GET | /user/self | none | current user', '§7 GET /user/self gives the current user'],
  ['POST | /user/login | login payload | log in', '§7 POST /user/login logs in'],
  [
    'POST | /user/register | register payload | register',
    '§7 POST /user/register registers',
    'a user registers, changes the profile, logs out and logs in by user name and password',
  ],
  [
    'POST | /user/reset | reset payload | reset password',
    '§7 POST /user/reset resets the password',
    'a forgotten password is set anew, and the old one no longer works',
  ],
  [
    'PUT | /user/bindPhoneNumber | bind payload | bind phone',
    '§7 PUT /user/bindPhoneNumber binds a phone',
    'first login by mini-program code binds a phone; the second goes straight in',
  ],
  [
    'GET | /user/register/code | query phoneNumber | send register code',
    '§7 GET /user/register/code with query phoneNumber sends the register code',
  ],
  [
    'GET | /user/reset/code | query phoneNumber | send reset code',
    '§7 GET /user/reset/code with query phoneNumber sends the reset code',
  ],
  [
    'GET | /user/bandPhoneNumber/code | query phoneNumber | send bind code',
    '§7 GET /user/bandPhoneNumber/code with query phoneNumber sends the bind code',
  ],
  [
    'GET | /user/login/qrCode/wechat | none | QR for messaging-app login',
    '§7 GET /user/login/qrCode/wechat gives the QR for messaging-app login',
  ],
  [
    'GET | /user/login/qrCode/wechatMp | none | mini-program QR login',
    '§7 GET /user/login/qrCode/wechatMp and POST /user/login/qrCode/wechatMp: mini-program QR login',
  ],
  [
    'POST | /user/login/qrCode/wechatMp | payload | mini-program QR login',
    '§7 GET /user/login/qrCode/wechatMp and POST /user/login/qrCode/wechatMp: mini-program QR login',
  ],
  [
    'POST | /user/login/wechat/accessToken | payload | exchange code',
    '§7 POST /user/login/wechat/accessToken exchanges the code',
  ],
  [
    'PUT | /user/update | profile payload | update profile; when avatar is present, header File-Ids carries the avatar id',
    '§7 PUT /user/update: when avatar is present, header File-Ids carries the avatar id',
    '§7 PUT /user/update: without an avatar there is no header File-Ids',
  ],
  [
    'GET | /user/updateDailyVipon | none | daily VIP-coupon update',
    '§7 GET /user/updateDailyVipon: daily VIP-coupon update',
  ],
];

/** Specification §7 and §8. */
export const callSentences: readonly Sentence[] = [
  { section: '§7', text: 'Base path /api on the product host.', tests: ['§7 Base path /api on the product host'] },
  {
    section: '§7',
    text: "Every request carries headers token (the user's token), User-Type (value User) and anonymous (the browser identifier).",
    tests: [
      '§7 Every request carries headers token, User-Type and anonymous',
      '§7 A visitor sends the same headers, with an empty token',
    ],
  },
  {
    section: '§7',
    text: 'Query parameters are serialised with nested keys in dot/bracket form.',
    tests: ['§7 Query parameters are serialised with nested keys in dot/bracket form'],
  },
  { section: '§7', text: 'Default timeout: none.', tests: ['§7 Default timeout: none'] },
  ...rows.map(([text, ...tests]): Sentence => ({ section: '§7', text, tests })),
  {
    section: '§7',
    text: 'The calls have these methods and paths, and no others on the same paths.',
    tests: ['§7 Other methods on the same paths are not there'],
  },
  {
    section: '§7',
    text: 'daily VIP-coupon update: the coupon itself',
    tests: ['§7 GET /user/updateDailyVipon gives a VIP the coupon of the day, the same all day'],
  },
  { section: '§7', text: 'Field lists of payloads and result shapes: not shown.', notObservable: 'not shown' },
  {
    section: '§7',
    text: 'Calls for products, orders, carts, coupons and balance: not shown.',
    notObservable: 'not shown',
  },

  {
    section: '§8',
    text: 'Response JSON with a false flag: show its msg as an error message and reject.',
    tests: [
      '§8 Response JSON with a false flag: show its msg as an error message and reject',
      '§8 Response JSON with a false flag: outside of forms the message is a toast',
    ],
  },
  {
    section: '§8',
    text: 'Code 30200 in a successful response: redirect to the given location, or open the data in a new window.',
    tests: [
      '§8 Code 30200 in a successful response: redirect to the given location',
      '§8 Code 30200: or open the data in a new window',
      '§8 Code 30200 with a foreign or javascript: location is refused',
    ],
  },
  { section: '§8', text: 'HTTP 302: go to the location header.', tests: ['§8 HTTP 302: go to the location header'] },
  {
    section: '§8',
    text: '401: rejected silently.',
    tests: ['§8 401: rejected silently', '§8 401 of the start-up refresh is silent too'],
  },
  { section: '§8', text: '403: clear the user cache and reject.', tests: ['§8 403: clear the user cache and reject'] },
  {
    section: '§8',
    text: "Other failures: show the response's msg, else message, else the error's own message, as an error toast.",
    tests: [
      "§8 Other failures: show the response's msg, as an error toast",
      '§8 Other failures: else message',
      "§8 Other failures: else the error's own message",
      '§8 Other failures: an answer that never came is told as well',
      '§8 Other failures of a form: as an error toast',
    ],
  },
  {
    section: '§8',
    text: 'Product-specific error texts: not shown.',
    notObservable: 'not shown; errorCodes.ts has them',
  },
];
