import { landingSamples, replyPromiseRule, replyPromiseText } from '@setu/contracts';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually, platformUrl } from '../src/platform/platform';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('the page of a franchise shows how soon its brand usually answers', async () => {
  const [, preschool] = landingSamples;
  if (preschool === undefined) throw new Error('the landing page has one sample only');
  // The times are measured when the demo is seeded; the catalog gets them by an event.
  await eventually(async () => {
    const reply = await fetch(`${platformUrl()}/api/franchises/${preschool.id}`);
    if ((await reply.json()).brandReplyTime !== 'day') throw new Error('the catalog has no reply time yet');
  });
  const { page, errors } = await kit.newVisitor();
  await page.goto(`/franchises/${preschool.id}`);
  await page.getByRole('heading', { level: 1, name: preschool.title }).waitFor();
  await page.getByText('Usually answers within a day', { exact: true }).waitFor();
  await shoot(page, 'detail-reply-time');
  expect(errors).toEqual([]);
});

test('an investor reads the rule at the mark of a brand that keeps the reply promise', async () => {
  const [, preschool] = landingSamples;
  if (preschool === undefined) throw new Error('the landing page has one sample only');
  await eventually(async () => {
    const reply = await fetch(`${platformUrl()}/api/franchises/${preschool.id}`);
    if (!(await reply.json()).brandKeepsReplyPromise) throw new Error('the catalog has no promise yet');
  });
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises?search=little+lotus+preschool');
  const card = page.getByRole('article').filter({ hasText: preschool.title });
  await card.getByText(replyPromiseText, { exact: true }).waitFor();
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: preschool.title }).waitFor();
  await page.locator('summary', { hasText: replyPromiseText }).click();
  await page.getByText(replyPromiseRule, { exact: true }).waitFor();
  await shoot(page, 'detail-reply-promise');
  expect(errors).toEqual([]);
});
