import { ownBrochure } from '@setu/contracts';
import { served, someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { noIds } from '../../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');

const fetchBrochure = async (id: string, as: TestUser | null = null) => {
  const reply = await fetch(`${catalog.service.url}/api/franchises/${id}/brochure`, {
    redirect: 'manual',
    headers: {
      ...(await catalog.service.callers.headersFor(as)),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'setu.example',
    },
  });
  return { status: reply.status, reply, pdf: Buffer.from(await reply.arrayBuffer()).toString('latin1') };
};
const add = (with_: Record<string, unknown> = {}) => addFranchise(catalog.service, brand, with_);
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const fontsOf = (pdf: string) => [...pdf.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name);

it('a brochure is a PDF of one page, with its fonts, its title and the address of the page', async () => {
  const { id } = await add({ title: 'Chai kiosk' });
  const { reply, pdf } = await fetchBrochure(id);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="Chai-kiosk.pdf"; filename*=UTF-8''Chai%20kiosk.pdf`,
  );
  expect(pdf.startsWith('%PDF-1.')).toBe(true);
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.includes('(Chai kiosk)')).toBe(true);
  expect(pdf.includes(`/URI (https://setu.example/franchises/${id})`)).toBe(true);
  expect(fontsOf(pdf)).toEqual(expect.arrayContaining(['Inter-Regular', 'Inter-SemiBold']));
});

it('a brochure renders the scripts of India, and the longest texts fit', async () => {
  const { id } = await add({
    title: `चाय की टपरी 🫖 தேநீர் ${'x'.repeat(125)}`,
    description: 'Long. '.repeat(833),
    supportProvided: 'Longer. '.repeat(625),
    maxInvestment: '9999999999.99',
    territories: Array.from({ length: 30 }, (_, n) => `Territory of a long name ${n}`),
    areaRequired: 1_000_000,
  });
  const { reply, pdf } = await fetchBrochure(id);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toContain(`filename*=UTF-8''%E0%A4%9A`);
  expect(pagesOf(pdf)).toBeGreaterThan(1);
  expect(fontsOf(pdf)).toEqual(
    expect.arrayContaining(['NotoSansDevanagari-Regular', 'NotoSansTamil-Regular', 'Inter-Regular']),
  );
});

/** The texts with the most expensive layout that a brand can send. */
const costly = {
  title: 'अ'.repeat(150),
  description: 'aक'.repeat(2_500),
  supportProvided: 'क'.repeat(5_000),
  territories: Array.from({ length: 30 }, (_, n) => `Town${n} ${'aक'.repeat(35)}`),
};

it('printing a brochure does not delay other calls of the service', async () => {
  const { id } = await add(costly);
  const order: string[] = [];
  const brochure = fetchBrochure(id).then(() => order.push('brochure'));
  const calls = Array.from({ length: 10 }, async () => {
    await (await fetch(`${catalog.service.url}/api/franchises/${id}`)).json();
    order.push('call');
  });
  await Promise.all([brochure, ...calls]);
  expect(order.at(-1)).toBe('brochure');
});

it('a brochure shortens a text that is expensive to lay out, and links to the page with the whole text', async () => {
  const { id } = await add(costly);
  const { reply, pdf } = await fetchBrochure(id);
  expect(reply.status).toBe(200);
  // The address is in the footer of each page and in a note below each shortened text.
  const links = pdf.split(`/URI (https://setu.example/franchises/${id})`).length - 1;
  expect(links).toBeGreaterThan(pagesOf(pdf) ?? 0);
});

it('a brochure is printed once for concurrent requests, and again after a change of the franchise', async () => {
  const { id } = await add({ title: 'Chai for many' });
  const [first, ...others] = await Promise.all(
    Array.from({ length: 30 }, () => served(() => fetchBrochure(id))),
  );
  for (const { reply, pdf } of others) {
    expect(reply.status).toBe(200);
    expect(pdf).toBe(first?.pdf);
  }
  await catalog.service.call('PATCH', `/api/franchises/${id}`, {
    as: brand,
    body: { title: 'Tea for many' },
  });
  const { pdf } = await fetchBrochure(id);
  expect(pdf).toContain('(Tea for many)');
});

it('a brochure is refused with the time to retry when too many requests wait', async () => {
  const listings = await Promise.all(Array.from({ length: 40 }, (_, n) => add({ title: `Chai ${n}` })));
  const replies = await Promise.all(listings.map(({ id }) => fetchBrochure(id)));
  const refused = replies.filter(({ reply }) => reply.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { reply, pdf } of refused) {
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(pdf)).toMatchObject({ code: 'service_unavailable' });
  }
});

it('a brochure never redirects to another site, because pages link to the brand’s own PDF', async () => {
  const documents = [
    'https://files.example/plan.png',
    'https://files.example/A%20b.PDF?v=2',
    'https://x.example/c.pdf',
  ];
  const { id } = await add({ documents });
  const { reply } = await fetchBrochure(id);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.has('location')).toBe(false);
  const { body } = await catalog.service.call('GET', `/api/franchises/${id}`);
  expect(ownBrochure(body.documents)).toBe(documents[1]);
});

it('a brochure is printed when no uploaded document is a PDF', async () => {
  const { id } = await add({ documents: ['https://files.example/pdf/plan.png?name=.pdf'] });
  expect((await fetchBrochure(id)).reply.status).toBe(200);
});

it('only the owner may read the brochure of a hidden franchise', async () => {
  const { id } = await add({ isActive: false });
  expect((await fetchBrochure(id)).reply.status).toBe(404);
  expect((await fetchBrochure(id, someone('brand'))).reply.status).toBe(404);
  expect((await fetchBrochure(id, brand)).reply.status).toBe(200);
});

it.each(noIds)('a brochure of the id %s answers 404', async (id) => {
  expect((await fetchBrochure(id)).reply.status).toBe(404);
});
