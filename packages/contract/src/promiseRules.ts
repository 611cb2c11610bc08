/** What the shop promises about shipping and service. Part of `rules`, so that pages and the guide say the same. */

/** Of the shipping templates that the shop begins with; a template may set its own. */
export const shipping = { freeFromFen: 9900, vipFreeFromFen: 3900 } as const;

export const service = {
  /** Money that a gateway has sent back reaches a bank card within so many working days: theirs to keep, ours to tell. */
  cardWorkDays: 3,
  /** Complaints are answered within so many working days. */
  complaintWorkDays: 3,
} as const;
