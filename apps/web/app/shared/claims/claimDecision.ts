/** The key of every mutation by which a buyer decides something that the order of a claim will hold: it is not made before they end. */
export const claimDecision = ['claimDecision'] as const;
