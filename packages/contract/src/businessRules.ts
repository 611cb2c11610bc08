/** Rules of businesses: a user's shops and companies. */
export const business = {
  /** 个体工商户, 企业. */
  kinds: ['individual', 'company'],
  kindNames: { individual: '个体工商户', company: '企业' },
  /** How the unified social credit code of each kind begins: 9 is the market regulator, the second sign the kind. */
  codePrefixes: { individual: '92', company: '91' },
  states: ['reviewing', 'approved', 'refused', 'stopped'],
  reviewStates: ['waiting', 'approved', 'refused', 'withdrawn'],
  maxPerUser: 10,
  shopName: { min: 2, max: 20 },
  licenceName: { max: 60 },
  /** 经营者 or 法定代表人. */
  principal: { max: 30 },
  senderName: { max: 20 },
  /** A mobile number, a landline with its area code, or a 400 number. */
  senderPhonePattern: /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/,
  email: { max: 100, pattern: /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}$/ },
  website: {
    max: 200,
    /** How it begins; the form says the rest of it by antd's own rule. */
    start: /^https?:\/\//,
    pattern:
      /^https?:\/\/[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}(?::\d{2,5})?(?:[/?#][\w\-.~%/?#:@!$&'()*+,;=]*)?$/,
  },
  /** Staff answer on this working day after the submission, by this time in Shanghai. */
  reviewDays: 2,
  answerBy: '18:00',
  /** What a member of staff can find wrong. */
  reasonFields: ['kind', 'creditCode', 'licenceName', 'principal', 'validUntil', 'licence', 'shop', 'email', 'website'],
  maxReasons: 9,
  reason: { max: 100 },
  stopReason: { max: 100 },
  licenceTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
