import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { aPdf } from '../src/documents/a-pdf';
import { eventually } from '../src/platform/platform';
import { type ApiSession, apiSession, registered, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const scores = { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 };
const text = 'Two weeks of training were enough for us. Supplies come late in the monsoon.';
const answer = 'From June a second warehouse supplies your region.';

/** Uploads a PDF as a person does who sends the franchise agreement. */
const uploadedAgreement = async (person: ApiSession) => {
  const pdf = aPdf(2).toString('latin1');
  const file = { name: 'Agreement.pdf', bytes: pdf.length, type: 'application/pdf' };
  const { body: started } = await person.call('POST', '/api/uploads', {
    body: { ...file, kind: 'document', use: 'message' },
  });
  await person.call(started.upload.method, started.upload.url, {
    body: pdf,
    headers: started.upload.headers,
  });
  let document: unknown;
  await eventually(async () => {
    const { body } = await person.call('POST', `/api/uploads/${started.id}/complete`);
    expect(body.state).toBe('ready');
    document = body.document;
  });
  return document;
};

const franchiseOf = async (brand: Awaited<ReturnType<typeof registered>>) => {
  const title = `Filter coffee ${brand.user.id.slice(0, 8)}`;
  const { body } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  return { title, path: `/api/franchises/${body.id}` };
};

test('a brand confirms a franchisee and answers the review; an administrator hides it after a report, and the author reads why', async () => {
  const [brand, person] = [await registered('brand'), await registered('investor')];
  const { title, path } = await franchiseOf(brand);
  await person.call('POST', `${path}/my-outlet`, { body: { city: 'Indore', openedIn: 2021 } });

  const { page, errors } = await browserOf(kit, brand);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^1 person says that they run an outlet of yours/ }).click();
  await page.getByRole('button', { name: `Franchisees and reviews of ${title}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Franchisees and Reviews' });
  await drawer.getByText('Outlet in Indore, opened in 2021').waitFor();
  await shoot(page, 'brand-franchisees');
  await drawer.getByRole('button', { name: /^Confirm / }).click();
  await drawer.getByRole('region', { name: 'Confirmed' }).getByText('Confirmed by the brand').waitFor();

  const { body: review } = await person.call('POST', `${path}/franchisee-reviews`, {
    body: { scores, text },
  });
  await drawer.getByRole('button', { name: 'Reviews' }).click();
  await drawer.getByRole('button', { name: /^Answer the review of / }).click();
  const answering = page.getByRole('dialog', { name: 'Answer this Review' });
  await answering.getByLabel('Your answer').fill(`${answer} Call 98765 43210.`);
  await answering.getByRole('button', { name: 'Publish Answer' }).click();
  await answering.getByText(/^Leave out phone numbers, e-mail addresses and links: everybody/).waitFor();
  await answering.getByLabel('Your answer').fill(answer);
  await answering.getByRole('button', { name: 'Publish Answer' }).click();
  await drawer.getByRole('article').getByText(answer).waitFor();
  await withoutMessage(page);
  await shoot(page, 'brand-reviews');

  const visitor = apiSession();
  await visitor.call('POST', `/api/franchisee-reviews/${review.id}/reports`, {
    body: { reason: 'misleading', text: 'There is no outlet in Indore.' },
  });
  const atAdmin = await browserOf(kit, await signedInAdmin());
  await atAdmin.page.goto('/admin?tab=content&view=franchisee-reviews');
  const row = atAdmin.page.getByRole('row').filter({ hasText: title });
  await row.getByText('There is no outlet in Indore.').waitFor();
  await shoot(atAdmin.page, 'admin-franchisee-reviews');
  await row.getByRole('button', { name: /^Hide / }).click();
  const hiding = atAdmin.page.getByRole('dialog', { name: 'Hide this review?' });
  await hiding.getByLabel('Reason').fill('We found no outlet at this address.');
  await hiding.getByRole('button', { name: 'Hide', exact: true }).click();
  await row.getByText('We found no outlet at this address.').waitFor();
  expect((await visitor.call('GET', `${path}/franchisee-reviews`)).body).toEqual([]);
  expect((await person.call('GET', `${path}/my-outlet`)).body.hiddenReason).toBe(
    'We found no outlet at this address.',
  );
  await row.getByRole('button', { name: /^Restore / }).click();
  await row.getByRole('button', { name: /^Hide / }).waitFor();
  expect((await visitor.call('GET', `${path}/franchisee-reviews`)).body).toMatchObject([
    { text, answer: { text: answer } },
  ]);
  expect([...errors, ...atAdmin.errors]).toEqual([]);
});

test('an administrator opens the agreement of a franchisee and accepts it; the brand can then not decline', async () => {
  const [brand, person] = [await registered('brand'), await registered('investor')];
  const { title, path } = await franchiseOf(brand);
  const agreement = await uploadedAgreement(person);
  await person.call('POST', `${path}/my-outlet`, { body: { city: 'Bhopal', openedIn: 2019, agreement } });

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin');
  await page.getByRole('link', { name: /agreements? of (a )?franchisees? waits? for you$/ }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  const link = row.getByRole('link', { name: 'Agreement.pdf' });
  await link.waitFor();
  await shoot(page, 'admin-outlets');
  const address = String(await link.getAttribute('href'));
  await eventually(async () => expect((await page.request.get(address)).status()).toBe(200));
  await row.getByRole('button', { name: /^Accept / }).click();
  await row.getByText(/^Agreement checked, since/).waitFor();
  await eventually(async () => expect((await page.request.get(address)).status()).toBe(404));

  const owner = await browserOf(kit, brand);
  await owner.page.goto('/dashboard?tab=franchises');
  await owner.page.getByRole('button', { name: `Franchisees and reviews of ${title}` }).click();
  const confirmed = owner.page.getByRole('region', { name: 'Confirmed' });
  await confirmed.getByText(/^Sent the franchise agreement, so only an administrator/).waitFor();
  expect(await confirmed.getByRole('button').count()).toBe(0);
  expect([...errors, ...owner.errors]).toEqual([]);
});
