/** The templates as a merchant would have them approved; `${name}` is filled from TemplateParam. */
export const smsTemplates: Readonly<Record<string, string>> = {
  SMS_REGISTER: '您正在注册集物账号，验证码 ${code}，5 分钟内有效。请勿告诉他人。',
  SMS_LOGIN: '您正在登录集物，验证码 ${code}，5 分钟内有效。请勿告诉他人，集物工作人员不会向您索取。',
  SMS_RESET: '您正在重置登录密码，验证码 ${code}，5 分钟内有效。如非本人操作，请忽略。',
  SMS_BIND: '您正在绑定手机号，验证码 ${code}，5 分钟内有效。请勿告诉他人。',
  SMS_CLOSE: '您正在注销集物账号，验证码 ${code}，5 分钟内有效。注销后无法恢复，如非本人操作，请尽快修改密码。',
  SMS_PAYMENT_PASSWORD: '您正在设置支付密码，验证码 ${code}，5 分钟内有效。请勿告诉他人。',
  SMS_ORDER_PAID: '您的订单 ${orderNo} 已付款 ${amount} 元，我们会尽快发货。',
  SMS_GROUP_FULL: '您的拼团 ${groupNo} 已满 ${size} 人，订单马上准备发货。',
  SMS_GROUP_FAILED: '您的拼团没有成团，订单 ${orderNo} 付的 ${amount} 元按付款方式退回，不用您操作。',
  SMS_PAYMENT_RETURNED: '${title}的一笔 ${amount} 元付款正按原路退回，不用您操作。',
  SMS_ORDER_DISPATCHED: '您的订单 ${orderNo} 已由${carrier}发出，运单号 ${trackingNo}。',
};
