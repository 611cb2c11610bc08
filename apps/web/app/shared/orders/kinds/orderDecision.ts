/** The key of every mutation by which a buyer decides something that the order will hold: it is not made before they have ended. */
export const orderDecision = ['orderDecision'] as const;
