/**
 * What browsers say of a request or of a part of a page that got no answer, whole: a fault of our own may hold the same
 * words, such as "reading 'refetch'". Chromium and Safari may add the host, and an import its address.
 */
const unanswered = [
  /^Failed to fetch(?: \(.+\))?$/,
  /^network error$/,
  /^(?:Failed to fetch|error loading) dynamically imported module(?:: .+)?$/,
  /^NetworkError when attempting to fetch resource\.$/,
  /^Load failed(?: \(.+\))?$/,
  /^Importing a module script failed\.$/,
  /^The network connection was lost\.$/,
  /^The Internet connection appears to be offline\.$/,
  /^Could not connect to the server\.$/,
  /^The request timed out\.$/,
];

/** Whether a page failed to open because of the way to the shop, not because of the shop. */
export function isNetworkFailure(error: unknown, isOnline: boolean): boolean {
  if (!isOnline) return true;
  return error instanceof TypeError && unanswered.some((words) => words.test(error.message));
}
