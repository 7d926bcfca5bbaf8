import { shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

test('a brand connects its CRM, tests it, and reads in the log why an inquiry did not arrive', async () => {
  const brand = await registered('brand');
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Tea kiosk', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const page = await pageOf(brand);
  await page.goto('/settings');
  const part = page.getByRole('region', { name: 'Inquiries in Your CRM' });
  await part.getByLabel('Address of your CRM').fill('https://192.168.1.20/inquiries');
  await part.getByRole('button', { name: 'Add Webhook' }).click();
  await part.getByText('Enter an https address that can be reached from the internet').waitFor();

  // The top-level domain is reserved for examples, so no server has the name.
  await part.getByLabel('Address of your CRM').fill('https://crm.example/inquiries');
  await part.getByRole('button', { name: 'Add Webhook' }).click();
  await part.getByText(/^whsec_/).waitFor();
  await part.scrollIntoViewIfNeeded();
  await shoot(page, 'webhook-secret');
  await part.getByRole('button', { name: 'Done' }).click();
  await part.getByRole('button', { name: 'Send Test' }).click();
  await part.getByText(/^The test was not accepted\./).waitFor();

  const investor = await registered('investor');
  await eventually(async () => {
    const { status } = await investor.call('POST', '/api/inquiries', {
      body: { toUserId: brand.user.id, franchiseId: franchise.id, subject: 'Pune', message: 'Is it free?' },
    });
    expect(status).toBe(201);
  });
  await eventually(async () => {
    const { body: deliveries } = await brand.call('GET', '/api/webhook/deliveries');
    expect(deliveries[0]).toMatchObject({ type: 'inquiry.received', state: 'waiting', tries: 1 });
  });
  await part.getByRole('button', { name: 'Refresh' }).click();
  await part.getByText('New inquiry').waitFor();
  await shoot(page, 'webhook-log');

  await page.reload();
  await part.getByText(/^Your CRM has not accepted deliveries since/).waitFor();
  await part.getByRole('button', { name: 'Remove...' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the webhook?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await part.getByRole('button', { name: 'Add Webhook' }).waitFor();
});
