import auth from '../../generated/antd-auth.css?url';
import userCentre from '../../generated/antd-userCentre.css?url';

/** The generated style sheets; linked only by the layouts that hold antd. */
export const antdCss = { auth, userCentre };
