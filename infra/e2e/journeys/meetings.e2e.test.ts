import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('an investor proposes times, the brand accepts one, and both have a calendar file', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Repair bench', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Nashik'] },
  });
  const sent = await eventually(async () => {
    const { status, body } = await investor.call('POST', '/api/inquiries', {
      body: { toUserId: brand.user.id, franchiseId: franchise.id, subject: 'Nashik', message: 'Is it free?' },
    });
    expect(status).toBe(201);
    return body;
  });

  const asking = await browserOf(kit, investor);
  await asking.page.goto(`/dashboard?tab=interests&inquiry=${sent.id}`);
  await asking.page.getByRole('button', { name: 'Propose a Meeting...' }).click();
  const dialog = asking.page.getByRole('dialog', { name: 'Propose a Meeting' });
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await dialog.getByText('Choose a date and a time').waitFor();
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  await dialog.getByLabel('First time').fill(`${day}T11:00`);
  await dialog.getByLabel('Second time').fill(`${day}T16:30`);
  await dialog.getByLabel('Place').fill('Cafe at College Road, Nashik');
  await shoot(asking.page, 'meeting-propose');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await asking.page.getByText('You proposed a meeting').waitFor();

  const answering = await browserOf(kit, brand);
  await answering.page.goto(`/dashboard?tab=inquiries&inquiry=${sent.id}`);
  await answering.page.getByText('A meeting is proposed').waitFor();
  await shoot(answering.page, 'meeting-proposed');
  await answering.page.getByRole('button', { name: /^Accept .*4:30 pm/ }).click();
  await answering.page.getByText('Agreed', { exact: true }).waitFor();
  await withoutMessage(answering.page);
  await shoot(answering.page, 'meeting-agreed');

  // The other side's page updates without a reload.
  const file = asking.page.getByRole('link', { name: 'Add to Calendar' });
  await file.waitFor();
  const [download] = await Promise.all([asking.page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('meeting.ics');
  expect((await investor.call('GET', `/api/inquiries/${sent.id}`)).body).toMatchObject({
    status: 'meeting_scheduled',
  });
  expect([...asking.errors, ...answering.errors]).toEqual([]);
});
