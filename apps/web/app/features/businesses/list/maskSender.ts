/** A sender's number as cards show it: 138****6024, 0571-****6024, 400-***-1234. */
export function maskSender(phone: string): string {
  if (/^1\d{10}$/.test(phone)) return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  const service = /^400-?\d{3}-?(\d{4})$/.exec(phone);
  if (service) return `400-***-${service[1]}`;
  const landline = /^(0\d{2,3})-?(\d{3,4})(\d{4})((?:-\d{1,6})?)$/.exec(phone);
  return landline ? `${landline[1]}-****${landline[3]}${landline[4]}` : phone;
}
