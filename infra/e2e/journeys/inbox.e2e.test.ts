import type { Page } from 'playwright-core';
import { pressEscapeIn } from '../src/browser/keyboard';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered, signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** A brand with inquiries of these subjects, the last one newest. */
const brandWith = async (subjects: readonly string[]) => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Bamboo bakery', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  for (const subject of subjects) {
    const body = {
      toUserId: brand.user.id,
      franchiseId: franchise.id,
      subject,
      message: `Is ${subject} free?`,
    };
    // The inquiry service refuses until it has consumed the listing's event.
    await eventually(async () =>
      expect((await investor.call('POST', '/api/inquiries', { body })).status).toBe(201),
    );
  }
  return { brand, investor };
};

const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const conversation = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a brand reads conversations next to their list one after the other, and typed text stays', async () => {
  const { brand } = await brandWith(['Aundh', 'Baner', 'Kothrud']);
  const { page, errors } = await browserOf(kit, brand);
  await page.goto('/dashboard?tab=inquiries');
  await page.getByText('No conversation is open').waitFor();
  await shoot(page, 'inbox-nothing-open');

  await article(page, 'Is Kothrud free?')
    .getByRole('button', { name: /^Reply/ })
    .click();
  const box = conversation(page, 'Kothrud').getByLabel('Your message');
  await box.fill('Half a sentence');
  await shoot(page, 'inbox-conversation');
  await article(page, 'Is Baner free?')
    .getByRole('button', { name: /^Reply/ })
    .click();
  await conversation(page, 'Baner').getByText('Is Baner free?').waitFor();
  await article(page, 'Is Kothrud free?')
    .getByRole('button', { name: /^Reply/ })
    .click();
  await conversation(page, 'Kothrud').waitFor();
  expect(await box.inputValue()).toBe('Half a sentence');

  await pressEscapeIn(conversation(page, 'Kothrud'));
  await page.getByText('No conversation is open').waitFor();
  await page.waitForURL(/\?tab=inquiries$/);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await eventually(async () => expect(await focused()).toContain('Is Kothrud free?'));

  await resizeTo(page, { width: 360, height: 740 });
  await article(page, 'Is Baner free?')
    .getByRole('button', { name: /^Reply/ })
    .click();
  await conversation(page, 'Baner').getByRole('button', { name: 'Close' }).click();
  await conversation(page, 'Baner').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('a brand moves inquiries across the board by menu and by dragging', async () => {
  const { brand } = await brandWith(['Aundh', 'Baner']);
  const { page, errors } = await browserOf(kit, brand);
  await page.goto('/dashboard?tab=inquiries');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.waitForURL(/view=board/);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await column('Open').getByRole('article', { name: 'Aundh' }).waitFor();

  await page.getByRole('button', { name: 'More steps for Aundh' }).click();
  await page.getByRole('menuitem', { name: 'In progress' }).click();
  await column('In progress').getByRole('article', { name: 'Aundh' }).waitFor();
  await column('Open').getByRole('article', { name: 'Baner' }).dragTo(column('Meeting scheduled'));
  await column('Meeting scheduled').getByRole('article', { name: 'Baner' }).waitFor();
  await withoutMessage(page);
  await shoot(page, 'inquiry-board');
  expect(errors).toEqual([]);
});

test('a brand adds notes and labels that only its team sees, and filters by a label', async () => {
  const { brand, investor } = await brandWith(['Aundh', 'Baner']);
  const { page, errors } = await browserOf(kit, brand);
  await page.goto('/dashboard?tab=inquiries');
  await article(page, 'Is Baner free?')
    .getByRole('button', { name: /^Reply/ })
    .click();
  const thread = conversation(page, 'Baner');
  await thread.getByText('Notes and labels of your team').click();
  await thread.getByLabel('Labels').fill('Call back');
  await thread.getByLabel('Labels').press('Enter');
  await article(page, 'Is Baner free?').getByText('Call back').waitFor();
  await thread.getByLabel('New note').fill('Called on Monday: wants to see the outlet first.');
  await thread.getByRole('button', { name: 'Add Note' }).click();
  await thread.getByRole('list', { name: 'Notes' }).getByText('Called on Monday').waitFor();
  expect(await thread.getByLabel('New note').inputValue()).toBe('');
  await shoot(page, 'inquiry-notes');

  await thread.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Label', { exact: true }).selectOption('Call back');
  await page.getByText('1 with the label “Call back”').waitFor();
  await article(page, 'Is Aundh free?').waitFor({ state: 'detached' });
  await shoot(page, 'inquiries-by-label');

  const { body: sent } = await investor.call('GET', '/api/inquiries');
  expect(JSON.stringify(sent)).not.toMatch(/Call/);
  const notes = await investor.call('GET', `/api/inquiries/${sent[0].id}/notes`);
  expect(notes.status).toBe(403);
  expect(errors).toEqual([]);
});

test('an investor and an agent read their conversations next to the list', async () => {
  const investor = await browserOf(kit, await signedInDemo('investor@demo.test'));
  await investor.page.goto('/dashboard?tab=interests');
  await investor.page
    .getByRole('button', { name: /^Follow Up/ })
    .first()
    .click();
  await investor.page.getByRole('log', { name: 'Messages' }).waitFor();
  await shoot(investor.page, 'inbox-investor');

  const agentSession = await signedInDemo('agent@demo.test');
  const agent = await browserOf(kit, agentSession);
  await agent.page.goto('/dashboard?panel=messages');
  await agent.page
    .getByRole('button', { name: /open the thread of/ })
    .first()
    .click();
  await agent.page.getByRole('log', { name: 'Messages' }).waitFor();
  await shoot(agent.page, 'inbox-agent');

  const { body: sent } = await agentSession.call('GET', '/api/inquiries?box=sent');
  const oldest = sent.at(-1);
  await agent.page.goto(`/dashboard?panel=messages&inquiry=${oldest.id}`);
  const chosen = agent.page.locator('li[aria-current]').filter({ hasText: oldest.subject });
  await eventually(async () => {
    const { y, height } = (await chosen.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(agent.page.viewportSize()?.height ?? 0);
  });
  expect([...investor.errors, ...agent.errors]).toEqual([]);
});
