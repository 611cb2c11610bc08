/** [8868], 【8868】: the extension that privacy numbers repeat in every field. */
const PRIVACY_TAG = /[[【]转?\d{3,6}[\]】]/g;
/** What WeChat leaves of a picture when its text is copied. */
const EMOTE =
  /\[(?:微笑|玫瑰|抱拳|强|握手|爱心|呲牙|偷笑|愉快|害羞|合十|OK|咖啡|太阳|可爱|捂脸|奸笑|耶|嘿哈|加油|拥抱|礼物|红包|福|庆祝|图片|表情|语音|位置|链接|憨笑|调皮|大哭|流泪|破涕为笑|比心|胜利|啤酒|蛋糕|转圈|跳跳|鼓掌)\]/g;
const PICTURE = /[\p{Extended_Pictographic}\u{fe0f}]/gu;

/** Full-width letters, digits and punctuation as their plain forms, 【收件人】 as 收件人:, nothing invisible and no pictures. */
export function normaliseText(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff07\uff0a-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u200b-\u200f\ufeff\u2060]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(PRIVACY_TAG, '')
    .replaceAll(EMOTE, ' ')
    .replaceAll(PICTURE, ' ')
    .replaceAll('【', '\n')
    .replaceAll('】', ':');
}
