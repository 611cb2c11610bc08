/**
 * The proof for setting a payment password: the first one by SMS, the old one, or SMS because the old one is forgotten or locked.
 */
export type PasswordWay = 'first' | 'old' | 'forgotten';
