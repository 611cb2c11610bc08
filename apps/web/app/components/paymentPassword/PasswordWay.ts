/** How one proves oneself: the first by SMS, the old one, or SMS because the old one is forgotten or locked. */
export type PasswordWay = 'first' | 'old' | 'forgotten';
