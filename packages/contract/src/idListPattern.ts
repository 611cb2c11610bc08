/** Ids in an address, one or several. It stands among the other rules; here by itself for the same reason as draftRules.ts. */
export const idListPattern =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,29}$/;
