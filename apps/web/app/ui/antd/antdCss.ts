import auth from '../../generated/antd-auth.css?url';
import booking from '../../generated/antd-booking.css?url';
import checkout from '../../generated/antd-checkout.css?url';
import userCentre from '../../generated/antd-userCentre.css?url';

/** The generated style sheets; linked only by layouts and parts with antd. */
export const antdCss = { auth, booking, checkout, userCentre };
