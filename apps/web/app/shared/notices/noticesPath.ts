/** 消息: a view of the user's own page, since the specification knows no path for it. */
export const noticesPath = '/user/personCenter?view=notices';

/** Where they are switched on and off. */
export const noticeSettingsPath = '/user/personCenter#notices';
