/** Rules of what the staff of goods write down. */
export const goods = {
  /** The word of a category, a brand or a shipping template in addresses. */
  wordPattern: /^[a-z][A-Za-z0-9]{1,39}$/,
  nameMax: 20,
  aliasMax: 20,
  maxAliases: 12,
  /** Names of parameters by which a category's products can be filtered. */
  maxAttributes: 12,
  categoryLevels: 3,
  /** Siblings under one category. */
  maxSiblings: 60,
  template: { nameMax: 20, placeMax: 20, maxHours: 720, maxFeeFen: 100_000, maxFreeFromFen: 10_000_000 },
  /** Who may see what goods cost, and so what is earned by them; administrators besides. */
  costRoles: ['goods', 'marketing', 'finance'],
} as const;
