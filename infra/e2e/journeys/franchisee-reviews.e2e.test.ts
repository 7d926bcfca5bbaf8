import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { aPdf } from '../src/documents/a-pdf';
import { eventually } from '../src/platform/platform';
import { apiSession, registered, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const text = 'Two weeks of training were enough for us. Supplies come late in the monsoon.';
const answer = 'From June a second warehouse supplies your region.';
const htmlOf = async (path: string) =>
  (await apiSession().call('GET', path, { headers: { accept: 'text/html' } })).text;

test('a franchisee sends the agreement, an administrator accepts it, and visitors read the review and the answer', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: {
      title: `Filter coffee ${brand.user.id.slice(0, 8)}`,
      minInvestment: 500_000,
      maxInvestment: 900_000,
      territories: ['Pune'],
    },
  });
  const path = `/franchises/${franchise.id}`;
  expect(await htmlOf(path)).toContain('No reviews yet');

  const { page, errors } = await browserOf(kit, investor);
  await page.goto(`${path}#reviews`);
  const outlet = page.getByRole('region', { name: 'Your outlet' });
  await outlet.getByRole('button', { name: 'I run an outlet' }).click();
  const asking = page.getByRole('dialog', { name: 'Your outlet' });
  await asking.getByLabel('City').fill('Indore');
  await asking.getByLabel('Opened in').fill('2021');
  await asking.locator('input[type="file"]').setInputFiles({
    name: 'Agreement.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(2),
  });
  await asking.getByText(/^PDF, 2 pages/).waitFor();
  await shoot(page, 'outlet-proof');
  await asking.getByRole('button', { name: 'Send' }).click();
  await outlet.getByText(/an administrator reads your agreement/).waitFor();

  const admin = await signedInAdmin();
  const { body: waiting } = await admin.call('GET', '/api/admin/franchisee-proofs?limit=100');
  const proof = waiting.find((each: { userId: string }) => each.userId === investor.user.id);
  await eventually(async () => expect((await admin.call('GET', proof.agreement.url)).status).toBe(200));
  expect((await brand.call('GET', proof.agreement.url)).status).toBe(404);
  await admin.call('POST', `/api/admin/franchisee-proofs/${proof.id}/decision`, {
    body: { decision: 'proven' },
  });

  // The open page hears of the decision by its stream of notifications.
  await outlet.getByRole('button', { name: 'Write a review' }).click();
  const writing = page.getByRole('dialog', { name: 'Write a review' });
  for (const [criterion, stars] of [
    ['Training before opening', 5],
    ['Support while running', 4],
    ['Supplies and their prices', 3],
    ['Marketing', 4],
    ['Earnings as promised', 4],
  ] as const)
    await writing
      .getByRole('group', { name: criterion })
      .getByRole('radio', { name: new RegExp(`^${stars} of 5`) })
      .check({ force: true });
  await writing.getByLabel('Your review').fill(`${text} Call 98765 43210.`);
  await writing.getByRole('button', { name: 'Publish' }).click();
  await writing.getByText(/^Leave out phone numbers/).waitFor();
  await shoot(page, 'review-refused');
  await writing.getByLabel('Your review').fill(text);
  await writing.getByRole('button', { name: 'Publish' }).click();
  const review = page.getByRole('article').filter({ hasText: text });
  await review.getByText('Agreement checked').waitFor();
  await outlet.getByText('Your review is among those above.').waitFor();
  await withoutMessage(page);
  await shoot(page, 'franchisee-reviews');
  expect(errors).toEqual([]);

  // Pages that were stored for visitors end with the review and with the answer.
  const { body: reviews } = await apiSession().call('GET', `/api${path}/franchisee-reviews`);
  await brand.call('POST', `/api/franchisee-reviews/${reviews[0].id}/answer`, { body: { text: answer } });
  await eventually(async () => {
    const html = await htmlOf(path);
    expect(html).toContain(text);
    expect(html).toContain(answer);
    expect(html).toContain('4.0 (1 review)');
    expect(html).toContain('AggregateRating');
  });

  // The author deletes the review, with the answer.
  await outlet.getByRole('button', { name: 'Delete your review' }).click();
  await page
    .getByRole('dialog', { name: 'Delete your review?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await outlet.getByRole('button', { name: 'Write a review' }).waitFor();
  await eventually(async () => expect(await htmlOf(path)).toContain('No reviews yet'));
});
