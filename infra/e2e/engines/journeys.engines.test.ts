import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf } from '../src/documents/a-pdf';
import { describeEachEngine } from '../src/engines/each-engine';
import { type Person, personAt, signIn, signInAdministrator } from '../src/engines/person';
import { shopFront } from '../src/pictures/shop-front';
import { eventually } from '../src/platform/platform';
import { demoPassword, freshEmail, registered, testPassword } from '../src/visitors/api-client';

let folder: string;
let photo: string;
let brochure: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-engines-'));
  [photo, brochure] = [join(folder, 'front.jpg'), join(folder, 'Menu.pdf')];
  await writeFile(photo, await shopFront(1600, 1200));
  await writeFile(brochure, aPdf(2));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const aListing = {
  title: 'Filter coffee counter',
  minInvestment: 500_000,
  maxInvestment: 900_000,
  territories: ['Pune'],
};

describeEachEngine((engine) => {
  const somebody = async (): Promise<Person> => personAt(await engine().newPerson());
  const user = async (role: 'investor' | 'brand' | 'agent') => {
    const session = await registered(role);
    const person = await somebody();
    await signIn(person, session.user.email, testPassword);
    return { person, session };
  };

  test('a visitor signs up, sends an inquiry, and reads the reply of the brand', async () => {
    const { person: brand, session } = await user('brand');
    const { body: listing } = await session.call('POST', '/api/franchises', { body: aListing });
    const investor = await somebody();
    await investor.goto(`/franchises/${listing.id}`);
    await investor.press('Login to Inquire');
    await investor.press('Create account', 'radio');
    await investor.fill('First name', 'Meera');
    await investor.fill('Last name', 'Iyer');
    await investor.fill('Email', freshEmail('meera'));
    await investor.fill('Password', testPassword);
    await investor.press(/terms/i, 'checkbox');
    await investor.press(/^create/i);
    await investor.press('Send Inquiry');
    await investor.fill('Subject', 'A counter in Baner');
    await investor.fill('Message', 'नमस्ते! What would the first outlet cost?');
    await investor.press('Send Inquiry');
    await investor.sees('Your inquiry has been sent successfully!');

    await brand.goto('/dashboard?tab=inquiries');
    await brand.sees('नमस्ते! What would the first outlet cost?');
    await brand.press(/^Reply/);
    await brand.fill('Your message', 'Nine lakh, with the machines.');
    await brand.press('Send');
    await brand.sees('Nine lakh, with the machines.');
    await investor.goto('/dashboard?tab=interests');
    await investor.press(/^Follow Up/);
    await investor.sees('Nine lakh, with the machines.');
  });
  test('a brand lists an opportunity with a picture and a brochure, and visitors see both', async () => {
    const { person: brand, session } = await user('brand');
    const title = `Chai Corner ${session.user.id.slice(0, 6)}`;
    await brand.goto('/dashboard?tab=franchises&create=franchise');
    await brand.fill('Title', title);
    await brand.press(/^Next: Money/);
    await brand.fill('Minimum Investment', '5 lakh');
    await brand.fill('Maximum Investment', '9,00,000');
    await brand.press(/^Next: Earnings/);
    await brand.press(/^Next: Outlets/);
    await brand.fill('Territories', 'Pune');
    await brand.tab.press('Enter');
    await brand.press(/^Next: Publish/);
    await brand.choose([photo]);
    await brand.sees('Cover: Picture 1');
    await brand.choose([brochure], /^Brochure/);
    await brand.sees('PDF, 2 pages, 1 kB');
    await brand.press('Create Franchise Opportunity');
    await brand.sees('Franchise opportunity created successfully!');

    const { body: mine } = await session.call('GET', '/api/my-franchises');
    expect(mine[0].title).toBe(title);
    const visitor = await somebody();
    await visitor.goto(`/franchises/${mine[0].id}`);
    await visitor.sees('Download Brochure (PDF, 1 kB)');
    await visitor.waitFor(() =>
      [...document.images].some(({ src, naturalWidth }) => src.includes('/media/') && naturalWidth > 0),
    );
  });

  test('an agent offers a property, the brand accepts it, and the agent gets the assignment', async () => {
    const { person: brand, session } = await user('brand');
    const title = `Corner shop for tea ${session.user.id.slice(0, 6)}`;
    await brand.goto('/dashboard');
    await brand.press(/Post Property Requirement/);
    await brand.fill('Title', title);
    await brand.fill('Minimum Area', '600');
    await brand.pick('Property Type', 'Restaurant');
    await brand.fill('Preferred Locations', 'Pune');
    await brand.tab.press('Enter');
    await brand.fill('Timeline', 'Immediate');
    await brand.press('Post Property Requirement');
    await brand.sees('Property requirement posted successfully!');

    const { person: agent, session: agentSession } = await user('agent');
    await agentSession.call('POST', '/api/agent/profile', {
      body: {
        companyName: 'Sahyadri Spaces',
        licenseNumber: 'MH-RE-20931',
        experience: 9,
        commissionRate: 2.5,
      },
    });
    await agent.goto('/dashboard?panel=new-property');
    await agent.fill('Title', 'Ground floor on Baner Road');
    await agent.fill('Area', '650');
    await agent.fill('Address', '12 Baner Road');
    await agent.fill('City', 'Pune');
    await agent.pick('State', 'Maharashtra');
    await agent.fill('Rent', '120');
    await agent.press('Create Property Listing');
    await agent.sees('Property listing created successfully!');
    await eventually(async () => {
      const { body: demands } = await agentSession.call('GET', '/api/demands?city=Pune&limit=100');
      expect(demands.map((demand: { businessUse: string }) => demand.businessUse)).toContain(title);
    });
    await agent.goto(`/properties?search=${encodeURIComponent(title)}`);
    await agent.sees(title);
    await agent.press(/^Contact/);
    await agent.pick('Your property', 'Ground floor on Baner Road');
    await agent.fill('Subject', 'A corner on Baner Road');
    await agent.fill('Message', '650 sq ft, ground floor, free from next month.');
    await agent.press('Send Offer');
    await agent.sees('Contacted');

    await brand.goto('/dashboard?tab=requirements');
    await brand.press(/\boffers?\b/i);
    await brand.press(/^Accept/);
    await brand.sees('Commission agreed');
    await brand.press('Accept Offer');
    await eventually(async () => {
      expect((await agentSession.call('GET', '/api/agent/assignments')).body).toHaveLength(1);
    });
    await agent.goto('/dashboard?tab=assignments');
    await agent.press(/^View Details/);
    await agent.sees(title);
  });

  test('an administrator changes a text of the site, and visitors see it', async () => {
    const admin = await somebody();
    await signInAdministrator(admin);
    await admin.goto('/admin?tab=content');
    await admin.press('Edit hero.headline');
    const headline = `The bridge to a business ${Date.now()}`;
    await admin.fill('Title', headline);
    await admin.press('Save Changes');
    await admin.sees('Content updated successfully');
    const visitor = await somebody();
    await eventually(async () => {
      await visitor.goto('/');
      expect(await visitor.tab.evaluate(() => document.body.textContent ?? '')).toContain(headline);
    });
  });

  test('pictures and documents are sent in a conversation', async () => {
    const { person: investor, session } = await user('investor');
    const brand = await registered('brand');
    const { body: franchise } = await brand.call('POST', '/api/franchises', { body: aListing });
    const body = {
      toUserId: brand.user.id,
      franchiseId: franchise.id,
      subject: 'A shop',
      message: 'Is it free?',
    };
    const id = await eventually(async () => {
      const reply = await session.call('POST', '/api/inquiries', { body });
      expect(reply.status).toBe(201);
      return reply.body.id;
    });
    await investor.goto(`/dashboard?tab=interests&inquiry=${id}`);
    await investor.fill('Your message', 'This is the shop, and its menu.');
    await investor.choose([photo, brochure]);
    await investor.waitFor(() => document.querySelectorAll('[aria-label^="Remove "]').length === 2);
    await investor.press('Send');
    await eventually(async () => {
      const { body: messages } = await brand.call('GET', `/api/inquiries/${id}/messages`);
      expect(messages.at(-1)).toMatchObject({
        message: 'This is the shop, and its menu.',
        files: { pictures: [{}], documents: [{}] },
      });
    });
  });

  test('all of a dialog can be reached in a window of 320 px', async () => {
    const investor = await somebody();
    await signIn(investor, 'investor@demo.test', demoPassword());
    for (const height of [640, 256]) {
      await investor.resize({ width: 320, height });
      await investor.goto('/dashboard');
      await investor.press(/^Inquire/);
      await investor.fill('Subject', 'A small window');
      await investor.fill('Message', 'Can all of this be reached?');
      expect(await investor.tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await investor.press('Cancel');
    }
  });

  test('searches and typed text survive back, reload and a new tab', async () => {
    const { person: brand } = await user('brand');
    await brand.goto('/franchises');
    await brand.goto('/franchises?businessCategory=food_beverage');
    await brand.press(/^View Details/);
    await brand.waitFor(() => location.pathname.startsWith('/franchises/'));
    await brand.back();
    await brand.waitFor(() => location.search === '?businessCategory=food_beverage');
    await brand.sees(/^Showing \d+ opportunities/);
    await brand.goto('/dashboard?tab=franchises&create=franchise');
    await brand.fill('Title', 'Half a form');
    await brand.reload();
    expect(await brand.valueOf('Title')).toBe('Half a form');
    const other = await brand.newTab();
    await other.goto('/dashboard?tab=franchises');
    await other.sees('No franchise opportunities yet');
  });
});
