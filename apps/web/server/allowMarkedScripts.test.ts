import { expect, it } from 'vitest';
import { allowMarkedScripts } from './allowMarkedScripts.ts';

const MARK = 'm4rk-Of_this-render';
/** openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it('allows exactly the inline scripts that bear the mark of this render', () => {
  const { policy } = allowMarkedScripts(
    `<script nonce="${MARK}">alert(1)</script><script nonce="${MARK}" type="module" async="">alert(1)</script>` +
      `<script src="/a.js" nonce="${MARK}"></script>`,
    MARK,
  );
  expect(policy).toContain(`script-src 'self' ${ALERT};`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

it('allows no script that came in another way: without a mark, with an older one, with one in its text', () => {
  for (const script of [
    '<script>alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce="m4rk-of-another-render">alert(1)</script>',
    `<script data-x="1">/* nonce="${MARK}" */alert(1)</script>`,
  ]) {
    expect(allowMarkedScripts(`<p>好</p>${script}`, MARK).policy, script).toContain("script-src 'self';");
  }
});

it('takes the marks off, so that the page is the same for everyone', () => {
  const made = (mark: string) =>
    allowMarkedScripts(`<link nonce="${mark}" href="/a.css"/><script nonce="${mark}">alert(1)</script>`, mark);
  expect(made('one').html).toBe('<link href="/a.css"/><script>alert(1)</script>');
  expect(made('other')).toEqual(made('one'));
});
