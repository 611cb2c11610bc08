/*
 * What a client knows of the shop's answers by heart. Apart from errorCodes.ts: a page that takes a word from there would load the texts of all
 * refusals, 10 KB, which come with the answers anyway.
 */

/** What a client says of an answer without words, too. */
export const INTERNAL_TEXT = '服务出了点问题，请稍后再试';

export const SUCCESS_CODE = 200;
/** A successful answer with this code asks the client to go to `data`: see specification §8. */
export const REDIRECT_CODE = 30200;

/** The request header with the proof that work was done: see CHALLENGE in errorCodes.ts. */
export const CHALLENGE_HEADER = 'Challenge-Proof';

/**
 * In every answer to a user who has not agreed to a document in force: `due`, or `refused` when that is why the request was (see
 * CONSENT_DUE in errorCodes.ts). So the page learns of it without asking.
 */
export const CONSENT_HEADER = 'Consent-Due';

/** In a request of staff that a page made by itself, with `1`: it does not keep the session from ending by idleness. */
export const BACKGROUND_HEADER = 'Background';
