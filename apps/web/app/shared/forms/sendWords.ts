/** Text of the button beside an SMS code. */
export function sendWords(isSending: boolean, secondsLeft: number, isSentBefore: boolean): string {
  if (isSending) return '正在发送';
  if (secondsLeft > 0) return `${secondsLeft} 秒后重发`;
  return isSentBefore ? '重新获取' : '获取验证码';
}
