import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { toStep } from '../src/journeys/franchise-form';
import { eventually } from '../src/platform/platform';
import { startTestPlatform, type TestPlatform } from '../src/platform/test-platform';
import { apiSession, type RegisteredSession, registered, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

/** Reviews are a setting of the whole platform, so this file starts a separate one. */
let platform: TestPlatform;
let kit: BrowserKit;
beforeAll(async () => {
  platform = await startTestPlatform({ demo: true, env: { MODERATION: 'before' } });
  kit = await openBrowser();
});
afterAll(async () => {
  await kit?.close();
  await platform?.stop();
});

const rentReason = 'Please state the rent per sq ft.';
const reason = 'Your expected ROI is higher than any figure in your brochure.';

test('a new franchise waits for an administrator, is returned with a reason, sent again, approved and then public', async () => {
  const brand = await registered('brand');
  const title = `Chai kiosk ${brand.user.id.slice(0, 8)}`;
  const { body: listing } = await brand.call('POST', '/api/franchises', {
    body: {
      title,
      description: 'Clay-cup chai at the station, brewed to one recipe card.',
      minInvestment: 500_000,
      maxInvestment: 900_000,
      expectedROI: 95,
      territories: ['Pune', 'Mumbai'],
    },
  });
  const publicStatus = async () => (await apiSession().call('GET', `/api/franchises/${listing.id}`)).status;
  expect(await publicStatus()).toBe(404);

  const owner = await browserOf(kit, brand);
  await owner.page.goto('/dashboard?tab=franchises');
  await owner.page.getByText('In review', { exact: true }).waitFor();
  await shoot(owner.page, 'brand-franchise-in-review');

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=content&view=listings&state=waiting');
  await page.getByText('Showing 1 of 1 franchise').waitFor();
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByText('In review')
    .waitFor();
  await shoot(page, 'admin-listings-in-review');

  await page.goto('/admin?tab=content&view=reviews');
  await page.getByRole('button', { name: `Preview ${title}` }).click();
  const preview = page.getByRole('dialog', { name: title });
  await preview.getByText('Clay-cup chai at the station, brewed to one recipe card.').waitFor();
  await shoot(page, 'admin-review-preview');
  await page.keyboard.press('Escape');
  await shoot(page, 'admin-reviews');
  await page.getByRole('button', { name: `Return ${title}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: title });
  await question.getByLabel('Reason').fill(reason);
  await shoot(page, 'admin-review-return');
  await question.getByRole('button', { name: 'Return', exact: true }).click();
  await question.waitFor({ state: 'hidden' });
  await withoutMessage(page);
  await shoot(page, 'admin-reviews-empty');

  await owner.page.reload();
  await owner.page.getByText(reason).waitFor();
  await shoot(owner.page, 'brand-franchise-returned');
  await owner.page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = owner.page.getByRole('dialog', { name: 'Edit Franchise Opportunity' });
  await toStep(form, 'Money');
  await form.getByLabel('Expected ROI').fill('22');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'hidden' });

  await page.reload();
  await page.getByText('Sent again', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Preview ${title}` }).click();
  await preview.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Listing approved', { exact: true }).waitFor();
  await eventually(async () => expect(await publicStatus()).toBe(200));
  const visitor = await kit.newVisitor();
  await visitor.page.goto(`/franchises/${listing.id}`);
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();

  // A changed public franchise stays public: figures can change without a review.
  await brand.call('PATCH', `/api/franchises/${listing.id}`, { body: { expectedROI: 21 } });
  expect(await publicStatus()).toBe(200);
  expect([...errors, ...owner.errors, ...visitor.errors]).toEqual([]);
});

const notificationsAbout = async (session: RegisteredSession, id: string): Promise<string[]> =>
  (
    (await session.call('GET', '/api/notifications')).body as {
      aboutId: string;
      kind: string;
      state: string;
    }[]
  )
    .filter(({ aboutId, kind }) => aboutId === id && kind === 'listing-reviewed')
    .map(({ state }) => state);

test('a new requirement and a new property wait in the same queue, and no one else sees them before they are approved', async () => {
  const [brand, agent] = [await registered('brand'), await registered('agent')];
  // The dashboard of an agent without a profile only shows the profile's form.
  await agent.call('POST', '/api/agent/profile', {
    body: { companyName: 'Setu Realty', licenseNumber: 'MAHARERA-4711', experience: 4, commissionRate: 2 },
  });
  const word = brand.user.id.slice(0, 8);
  const [wanted, hall] = [`Corner shop ${word}`, `Hall ${word}`];
  const { body: requirement } = await brand.call('POST', '/api/requirements', {
    body: {
      title: wanted,
      description: 'Ground floor, two shutters.',
      businessCategory: 'retail',
      minArea: 1_000,
      maxArea: 2_000,
      preferredLocations: ['Nagpur'],
      maxRentPerSqFt: 180,
      requiredAmenities: ['Parking'],
    },
  });
  const { body: property } = await agent.call('POST', '/api/properties', {
    body: {
      title: hall,
      description: 'Double height, one column.',
      propertyType: 'retail',
      area: 1_500,
      address: '12, Station Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      amenities: ['Parking'],
    },
  });
  const offer = () =>
    agent.call('POST', '/api/inquiries', {
      body: {
        toUserId: brand.user.id,
        requirementId: requirement.id,
        propertyId: property.id,
        subject: `Offer of ${hall}`,
        message: 'Free from January.',
      },
    });
  const demandsOfAgent = async (): Promise<string[]> =>
    (await agent.call('GET', '/api/demands?city=Nagpur&limit=100')).body.map(
      ({ businessUse }: { businessUse: string }) => businessUse,
    );
  const matchesOfBrand = async (): Promise<string[]> =>
    (await brand.call('GET', `/api/requirements/${requirement.id}/matches`)).body.map(
      (match: { property: { title: string } }) => match.property.title,
    );
  expect(await demandsOfAgent()).not.toContain(wanted);
  expect(await matchesOfBrand()).not.toContain(hall);
  expect((await offer()).status).toBe(404);

  const owner = await browserOf(kit, brand);
  await owner.page.goto('/dashboard?tab=requirements');
  await owner.page.getByText('In review', { exact: true }).waitFor();
  await shoot(owner.page, 'brand-requirement-in-review');
  const provider = await browserOf(kit, agent);
  await provider.page.goto('/dashboard?panel=properties');
  await provider.page.getByText('In review', { exact: true }).waitFor();
  await shoot(provider.page, 'agent-property-in-review');

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin');
  await page.getByRole('link', { name: '2 listings wait for review' }).click();
  await page.getByRole('button', { name: `Preview ${wanted}` }).waitFor();
  await shoot(page, 'admin-reviews-of-spaces');
  for (const [title, text, name] of [
    [wanted, 'Ground floor, two shutters.', 'admin-review-requirement'],
    [hall, '12, Station Road, Nagpur, Maharashtra', 'admin-review-property'],
  ] as const) {
    await page.getByRole('button', { name: `Preview ${title}` }).click();
    await page.getByRole('dialog', { name: title }).getByText(text).waitFor();
    await shoot(page, name);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: `Approve ${wanted}` }).click();
  await page.getByText('Listing approved', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Return ${hall}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: hall });
  await question.getByLabel('Reason').fill(rentReason);
  await question.getByRole('button', { name: 'Return', exact: true }).click();
  await question.waitFor({ state: 'hidden' });

  await eventually(async () => expect(await demandsOfAgent()).toContain(wanted));
  await eventually(async () => expect(await notificationsAbout(brand, requirement.id)).toEqual(['approved']));
  await eventually(async () => expect(await notificationsAbout(agent, property.id)).toEqual(['returned']));
  expect(await matchesOfBrand()).not.toContain(hall);
  expect((await offer()).status).toBe(404);

  await provider.page.reload();
  await provider.page.getByText(rentReason).waitFor();
  await shoot(provider.page, 'agent-property-returned');
  await provider.page.getByRole('button', { name: `Edit ${hall}` }).click();
  const form = provider.page.getByRole('dialog', { name: 'Edit Property Listing' });
  await form.getByLabel(/^Rent/).fill('140');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'hidden' });

  await page.reload();
  await page.getByText('Sent again', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Approve ${hall}` }).click();
  await page.getByText('Listing approved', { exact: true }).waitFor();
  await eventually(async () => expect(await matchesOfBrand()).toContain(hall));
  await eventually(async () => expect((await offer()).status).toBe(201));
  expect([...errors, ...owner.errors, ...provider.errors]).toEqual([]);
});
