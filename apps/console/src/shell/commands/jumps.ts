import type { StaffEndpointName } from '@jiwu/contract';

/** Something that typed text may mean, and the page that shows it. A section adds its own here. */
interface Jump {
  readonly needs: StaffEndpointName;
  readonly recognises: RegExp;
  readonly label: (text: string) => string;
  readonly to: (text: string) => string;
}

const jumps: readonly Jump[] = [
  {
    needs: 'staffUserList',
    recognises: /^(\d{4}|1\d{10})$/,
    label: (text) => (text.length === 4 ? `手机尾号 ${text} 的用户` : '这个手机号的用户'),
    to: (text) => `/users?q=${text}`,
  },
];

export function jumpsFor(
  text: string,
  may: (name: StaffEndpointName) => boolean,
): readonly { readonly label: string; readonly to: string }[] {
  return jumps
    .filter(({ needs, recognises }) => may(needs) && recognises.test(text))
    .map(({ label, to }) => ({ label: label(text), to: to(text) }));
}
