import { startWebAsProduction } from '../support/startWebAsProduction.ts';
import { expect, untouchedTest as test } from '../support/test.ts';

test(
  '§2 On the production host, opening the root path sends the user to /resource',
  { tag: '@once' },
  async ({ page }) => {
    await using web = await startWebAsProduction();
    await page.goto(web.productionUrl);
    await expect(page).toHaveURL(`${web.productionUrl}/resource`);
    // The same process under another name: the home page stays.
    await page.goto(web.otherUrl);
    await expect(page).toHaveURL(`${web.otherUrl}/`);
  },
);
