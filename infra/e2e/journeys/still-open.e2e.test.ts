import { Client } from 'pg';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { readRun } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

/** Makes a listing unchanged for this many days, with a question sent this many days ago. */
const grow = async (id: string, { days, askedDays }: { days: number; askedDays: number }) => {
  const { postgres } = await readRun();
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  try {
    await database.query('set search_path to catalog');
    await database.query(
      `update franchise_opportunities
        set updated_at = now() - make_interval(days => $2), confirmed_at = now() - make_interval(days => $2),
          asked_at = now() - make_interval(days => $3)
        where id = $1`,
      [id, days, askedDays],
    );
  } finally {
    await database.end();
  }
};

test('a brand confirms one old franchise and closes another', async () => {
  const brand = await registered('brand');
  const add = async (title: string): Promise<string> => {
    const fields = { minInvestment: '500000', maxInvestment: '900000', territories: ['Pune'] };
    return (await brand.call('POST', '/api/franchises', { body: { title, ...fields } })).body.id;
  };
  const stays = await add(`Stays open ${brand.user.id.slice(0, 6)}`);
  const goes = await add(`Closes ${brand.user.id.slice(0, 6)}`);
  for (const id of [stays, goes]) await grow(id, { days: 95, askedDays: 5 });

  const page = await pageOf(brand);
  await page.goto('/dashboard');
  const questions = page.getByRole('region', { name: 'Is this still open?' });
  await questions
    .getByText(/^Franchise, not changed for 90 days\. Without an answer/)
    .first()
    .waitFor();
  await shoot(page, 'still-open');
  await questions.getByRole('button', { name: /^Yes, still open Stays open/ }).click();
  await questions
    .getByRole('button', { name: /Stays open/ })
    .first()
    .waitFor({ state: 'detached' });
  await questions.getByRole('button', { name: /^Close it Closes/ }).click();
  await questions.waitFor({ state: 'detached' });
  await withoutMessage(page);
  const { body: mine } = await brand.call('GET', '/api/my-franchises');
  expect(new Map(mine.map(({ id, isActive }: { id: string; isActive: boolean }) => [id, isActive]))).toEqual(
    new Map([
      [goes, false],
      [stays, true],
    ]),
  );
});
