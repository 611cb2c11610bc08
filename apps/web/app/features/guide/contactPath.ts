/** The thread with the shop's people; a guest is led through the login. */
export const contactPath = '/user/personCenter?view=support';
