import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './securityHeaders.ts';

it('allows exactly the inline scripts of the page', () => {
  const policy = contentSecurityPolicy(
    '<script>alert(1)</script><script type="module" async="">alert(1)</script><script src="/a.js"></script>',
  );
  // openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';");
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

it('allows no inline script on a page that has none', () => {
  expect(contentSecurityPolicy('<p>好</p>')).toContain("script-src 'self';");
});
