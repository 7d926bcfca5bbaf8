import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, type Catalog, startCatalog } from '../../../test/builders';
import { noIds } from '../../../test/refusals';

let catalog: Catalog;
const brand = someone('brand');
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const fetchBrochure = async (id: string, as: TestUser | null = null) => {
  const reply = await fetch(`${catalog.service.url}/api/franchises/${id}/brochure`, {
    redirect: 'manual',
    headers: {
      ...(await catalog.service.callers.headersFor(as)),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'setu.example',
    },
  });
  return { reply, pdf: Buffer.from(await reply.arrayBuffer()).toString('latin1') };
};
const add = (with_: Record<string, unknown> = {}) => addFranchise(catalog.service, brand, with_);
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const fontsOf = (pdf: string) => [...pdf.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name);

it('is a PDF of one page, with its fonts, its title and the address of the page', async () => {
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

it('sets the scripts of India, and survives the longest texts', async () => {
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

it('is the first PDF that the brand uploaded', async () => {
  const documents = [
    'https://files.example/plan.png',
    'https://files.example/A%20b.PDF?v=2',
    'https://x.example/c.pdf',
  ];
  const { id } = await add({ documents });
  const { reply } = await fetchBrochure(id);
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe(documents[1]);
});

it('is printed where nothing uploaded is a PDF', async () => {
  const { id } = await add({ documents: ['https://files.example/pdf/plan.png?name=.pdf'] });
  expect((await fetchBrochure(id)).reply.status).toBe(200);
});

it('of a hidden franchise is its owner’s alone', async () => {
  const { id } = await add({ isActive: false });
  expect((await fetchBrochure(id)).reply.status).toBe(404);
  expect((await fetchBrochure(id, someone('brand'))).reply.status).toBe(404);
  expect((await fetchBrochure(id, brand)).reply.status).toBe(200);
});

it.each(noIds)('of the id %s does not exist', async (id) => {
  expect((await fetchBrochure(id)).reply.status).toBe(404);
});
