import { aFranchise } from '@setu/marketplace/testing';
import { PageHead } from '@setu/protocol';
import { listingHead } from './listing-head';

test('the structured data lists the first ten franchises with name, description and minimum investment', () => {
  const franchises = Array.from({ length: 12 }, () => aFranchise());
  const head = PageHead.parse(listingHead(franchises));
  const [list] = head.jsonLd as { itemListElement: unknown[] }[];
  expect(list!.itemListElement).toHaveLength(10);
  expect(list!.itemListElement[0]).toMatchObject({
    position: 1,
    item: {
      name: franchises[0]!.title,
      description: franchises[0]!.description,
      url: `/franchises/${franchises[0]!.id}`,
      offers: { price: '1200000.00', priceCurrency: 'INR' },
    },
  });
});

test('the title replaces a missing description', () => {
  const [list] = listingHead([aFranchise({ title: 'Idli Ink', description: null })]).jsonLd!;
  expect(JSON.stringify(list)).toContain('"description":"Idli Ink"');
});
