/** The name of a reveal in the audit log. */
export const REVEAL = 'user.reveal';
