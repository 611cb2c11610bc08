/** Those who want a seat in one group take turns under this name. */
export const groupTurn = (groupId: string): string => `group ${groupId}`;
