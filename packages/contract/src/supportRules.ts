/** Rules of 客服: one thread for each user, in which they and the staff write. */
export const support = {
  /** Full hours in Shanghai, every day; what is sent outside of them is answered from the next opening on. */
  opensAt: 9,
  closesAt: 21,
  /** waiting: for staff. answered: staff wrote last. closed: staff ended it; another message of the user opens it again. */
  states: ['waiting', 'answered', 'closed'],
  /** What a message can be about. */
  attachments: ['order', 'afterSale', 'product'],
  text: { max: 500 },
  maxPictures: 4,
  /** Messages of one user. */
  perMinute: 10,
  perDay: 200,
  /** Whoever of staff sees to a conversation is named for so long. */
  claimMinutes: 30,
  /** Where texts that staff begin with are offered. */
  templateUses: ['afterSaleApprove', 'afterSaleReject', 'afterSaleAsk', 'support'],
  /** Messages of one page. */
  page: 30,
  /** Messages go when they are this old, unless they still wait for an answer. */
  keptDays: 1095,
} as const;
