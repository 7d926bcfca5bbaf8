import { aFranchise } from '@setu/marketplace/testing';
import { compareGroups, missingIn } from './compare-rows';

const monthly = (amount: string) => ({ low: amount, typical: amount, high: amount });
const told = aFranchise({
  franchiseFee: { low: '200000.00', high: '250000.00' },
  royalty: { kind: 'percent', amount: '6.00' },
  monthlyRevenue: monthly('300000.00'),
  monthlyCosts: monthly('200000.00'),
  monthlyRent: '45000.00',
  earningsBasis: { outlets: 4, from: '2025-04', to: '2026-03' },
  minInvestment: '1000000.00',
  maxInvestment: '1000000.00',
});
const silent = aFranchise({ expectedROI: null });

const row = (label: string, groups = compareGroups([told, silent])) =>
  groups.flatMap(({ rows }) => rows).find((one) => one.label === label);

test('each line has one value for each franchise, and says whether they differ', () => {
  expect(row('Franchise fee')).toMatchObject({
    values: ['₹2,00,000 – ₹2,50,000', 'Not disclosed'],
    differs: true,
  });
  expect(row('Royalty')).toMatchObject({ values: ['6% of the revenue', 'Not disclosed'], differs: true });
  expect(row('Model')).toMatchObject({ differs: false });
  expect(row('Profit a month')?.values).toEqual(['₹82,000', 'Not disclosed']);
  expect(row('Pays back in')?.values).toEqual(['13 months', 'Not disclosed']);
  expect(row('Rent a month')?.values).toEqual(['₹45,000', 'Not disclosed']);
  expect(row('Source')?.values[0]).toBe('4 outlets, April 2025 to March 2026');
  expect(row('Total of the parts')?.values[0]).toBe(
    '₹2,00,000 – ₹2,50,000, without the parts that are not disclosed',
  );
});

test('how the brands answer is compared', () => {
  const prompt = aFranchise({ brandReplyTime: 'hour', brandKeepsReplyPromise: true });
  expect(row('Answers to inquiries', compareGroups([prompt, silent]))?.values).toEqual([
    'Answers 90% within 24 hours. Usually answers within an hour',
    'Slower, or too few inquiries',
  ]);
});

test('outlets and territories are compared', () => {
  const listed = aFranchise({
    ownOutlets: 4,
    franchisedOutlets: 20,
    outletsAsOf: '2026-03-31',
    outlets: [
      { city: 'Pune', state: 'Maharashtra', locality: null, opened: '2020-01', closed: null },
      { city: 'Surat', state: 'Gujarat', locality: null, opened: '2020-01', closed: '2024-01' },
    ],
    territoriesTaken: ['Goa'],
  });
  const groups = compareGroups([listed, silent]);
  expect(row('Own outlets', groups)?.values).toEqual(['4', 'Not disclosed']);
  expect(row('As of', groups)?.values).toEqual(['31 March 2026', 'Not disclosed']);
  expect(row('States with outlets', groups)?.values).toEqual(['Maharashtra 1', 'Not disclosed']);
  expect(row('Open territories', groups)).toMatchObject({
    values: ['Pune, Mumbai', 'Pune, Mumbai'],
    differs: false,
  });
  expect(row('Taken territories', groups)?.values).toEqual(['Goa', 'Not disclosed']);
});

test('claims about outlets that do not fit together are compared, and are nothing that is not disclosed', () => {
  const opened = { city: 'Pune', state: 'Maharashtra', locality: null, opened: '2020-01', closed: null };
  const doubtful = aFranchise({ brandName: 'Chai Chaupal', foundedYear: 2022, outlets: [opened] });
  const groups = compareGroups([doubtful, silent]);
  expect(row('Does not fit together', groups)?.values).toEqual([
    'Chai Chaupal states that it was founded in 2022. The first outlet of its list opened in January 2020.',
    'Nothing found',
  ]);
  expect(missingIn(groups, 1)).not.toContain('Does not fit together');
  expect(row('Does not fit together')).toBeUndefined();
});

test('what a franchise does not disclose is listed by name', () => {
  const groups = compareGroups([told, silent]);
  expect(missingIn(groups, 1)).toEqual(
    expect.arrayContaining(['Franchise fee', 'Royalty', 'Pays back in', 'Expected ROI, as stated']),
  );
  expect(missingIn(groups, 0)).not.toContain('Royalty');
});

test('a franchise that is no longer listed has no values, and makes no difference', () => {
  const groups = compareGroups([undefined, told]);
  expect(row('Royalty', groups)).toEqual({
    label: 'Royalty',
    values: [null, '6% of the revenue'],
    differs: false,
  });
  expect(missingIn(groups, 0)).toEqual([]);
  expect(compareGroups([undefined])).toEqual([]);
});
