import { demoFranchiseId, landingFranchiseIds, offeredFranchiseModels, product } from '@setu/contracts';
import type { Page } from 'playwright-core';
import { pressEscapeIn } from '../src/browser/keyboard';
import { registered } from '../src/visitors/api-client';
import {
  expectTexts,
  fail,
  goByHeader,
  hold,
  hrefOf,
  optionsOf,
  pageOf,
  skeletonsIn,
  useOneBrowser,
} from '../src/visitors/screen-texts';

useOneBrowser();

describe('landing page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await pageOf();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('the header links to the listing, the sections and sign-in', async () => {
    const header = page.getByRole('banner');
    expect(await hrefOf(header, 'Browse Franchises')).toBe('/franchises');
    expect(await hrefOf(header, 'Real Estate')).toBe('/#real-estate');
    expect(await hrefOf(header, 'For Brands')).toBe('/#for-brands');
    expect(await hrefOf(header, 'Success Stories')).toBe('/#success-stories');
    expect(await hrefOf(header, 'Login')).toBe('/api/login');
    expect(await hrefOf(header, 'Get Started')).toBe('/api/login');
    for (const id of ['real-estate', 'for-brands', 'success-stories'])
      expect(await page.locator(`#${id}`).count()).toBe(1);
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => window.scrollY > 500);
    expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });

  test('the hero search offers five categories, four ranges after a smaller one, and a free location', async () => {
    const search = page.getByRole('search', { name: 'Opportunities' });
    expect((await optionsOf(search, 'Business Category')).slice(1)).toEqual([
      'Food & Beverage',
      'Retail',
      'Education',
      'Healthcare',
      'Fitness',
    ]);
    expect((await optionsOf(search, 'Investment Range')).slice(1)).toEqual([
      'Under ₹5 Lakh',
      '₹5L-25L',
      '₹25L-1Cr',
      '₹1Cr-5Cr',
      '₹5Cr+',
    ]);
    expect(await search.getByLabel('Location').getAttribute('placeholder')).toBe('City or state');
    await search.getByRole('button', { name: 'Search Opportunities' }).waitFor();
  });

  test('the landing page has a link for each of three audiences', async () => {
    const path = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    expect(await hrefOf(path('For Brands'), 'Start Expanding')).toBe('/api/login');
    expect(await hrefOf(path('For Investors'), 'Find Opportunities')).toBe('/franchises');
    expect(await hrefOf(path('For Real Estate'), 'List Properties')).toBe('/api/login');
  });

  test('the landing page shows three featured franchises with their pages, and a link to all', async () => {
    const section = page.getByRole('region', { name: 'Featured Franchises' });
    const links = section.getByRole('link', { name: /^View Details/ });
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.sort()).toEqual(landingFranchiseIds.map((id) => `/franchises/${id}`));
    expect(await hrefOf(section, 'View All Opportunities')).toBe('/franchises');
  });

  test('the landing page shows the franchise models and the free consultation', async () => {
    const section = page.getByRole('region', { name: 'Understanding Franchise Models' });
    const cards = await section.getByRole('article').allInnerTexts();
    const shown = cards.map((card) => card.replace(/\s+/g, ' '));
    const models = [
      ['FOCO', 'Franchise Owned Company Operated', '₹10L-50L', 'Low', '15-25%'],
      ['FOFO', 'Franchise Owned Franchise Operated', '₹5L-30L', 'High', '20-40%'],
      ['FICO', 'Franchise Investment Company Operated', '₹15L-75L', 'None', '12-20%'],
      ['COCO', 'Company Owned Company Operated', '₹0', 'Employee', 'Salary Based'],
      ['COFO', 'Company Owned Franchise Operated', '₹2L-10L', 'Medium', 'Revenue Share'],
    ];
    for (const [index, words] of models.entries())
      for (const word of words) expect(shown[index]).toContain(word);
    await expectTexts(
      section,
      'Need Help Choosing?',
      'Our consultants help you pick the right model based on your investment capacity and involvement preference.',
    );
    await section.getByRole('button', { name: 'Get Free Consultation' }).click();
    await pressEscapeIn(page.getByRole('dialog', { name: 'Get Free Consultation' }));
  });

  test('the landing page shows testimonials, the marketing figures, the call to action and the footer', async () => {
    expect(await page.locator('#success-stories blockquote').count()).toBe(3);
    const impact = page.getByRole('region', { name: 'Platform Impact' });
    await expectTexts(
      impact,
      ...['Platform Impact', '5,000+', 'franchise opportunities', '15,000+', 'commercial properties'],
      ...['2,500+', 'successful matches', '50+', 'cities', '500Cr+', 'investment facilitated'],
      ...['98%', 'satisfaction', '85%', 'success rate'],
    );
    expect(await hrefOf(page.getByRole('region', { name: 'Get started' }), 'Get Started')).toBe('/api/login');
    const footer = page.locator('footer');
    const links = {
      'Admin Login': '/admin/login',
      'Investment Calculator': '/calculator',
      'Help Center': '/help',
    };
    for (const [name, href] of Object.entries(links)) expect(await hrefOf(footer, name)).toBe(href);
    expect(await hrefOf(footer, /Guide/)).toBe('/guide');
    expect(await hrefOf(footer, /Contact/)).toBe('/contact');
    expect(await hrefOf(footer, /Privacy/)).toBe('/privacy');
    expect(await hrefOf(footer, /Terms/)).toBe('/terms');
  });
});

describe('listing', () => {
  test('the listing shows six skeletons and Loading... until the reply arrives, then the count, with title, search and filters', async () => {
    const page = await pageOf();
    await page.goto('/mindmap');
    const release = await hold(page, /\/api\/franchises(\?|$)/);
    await goByHeader(page, 'Browse Franchises');
    await page.getByRole('heading', { level: 1, name: 'Franchise Opportunities' }).waitFor();
    await expectTexts(page, 'Loading...');
    expect(await skeletonsIn(page.getByRole('main'))).toBe(6);
    await release();
    await page.getByText(/^Showing \d+ opportunities$/).waitFor();
    await page.getByPlaceholder('Search franchises...').waitFor();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    for (const folded of ['Show all 10 categories', 'More cities and states', 'Franchise Model'])
      await filters.getByText(folded).click();
    expect(
      await filters.getByRole('group', { name: 'Business Category' }).getByRole('checkbox').count(),
    ).toBe(10);
    const models = filters.getByRole('group', { name: 'Franchise Model' }).getByRole('checkbox');
    expect(await models.count()).toBe(4);
    for (const model of offeredFranchiseModels)
      await filters.getByRole('checkbox', { name: model }).waitFor();
    await expectTexts(filters, '₹5L-25L', '₹25L-1Cr', '₹1Cr-5Cr', '₹5Cr+', 'Featured opportunities only');
    const cities = await filters
      .getByRole('group', { name: 'Preferred Location' })
      .getByRole('button')
      .allTextContents();
    expect(cities.map((text) => text.replace(/[\d,]+ opportunities$/, ''))).toEqual(
      'Mumbai,Delhi NCR,Bangalore,Chennai,Hyderabad,Pune,Kolkata,Ahmedabad,Surat,Jaipur'.split(','),
    );
    await filters.getByRole('checkbox', { name: 'Retail' }).check();
    await filters.getByRole('checkbox', { name: 'Featured opportunities only' }).check();
    await page.getByRole('button', { name: /^Filters\s*2/ }).waitFor();
  });

  test('the listing says when nothing is found and when it cannot be loaded', async () => {
    const page = await pageOf();
    await page.goto('/franchises?search=qqzzxxw');
    await expectTexts(page, 'No franchises found');
    await page.getByRole('button', { name: 'Clear all filters' }).first().waitFor();
    await page.goto('/mindmap');
    await fail(page, /\/api\/franchises(\?|$)/);
    await goByHeader(page, 'Browse Franchises');
    await expectTexts(page, 'Failed to load franchise opportunities. Please try again later.');
    await page.unrouteAll();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reloaded;
    await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  });

  test('a card of the listing has every part that the specification lists', async () => {
    const page = await pageOf();
    await page.goto('/franchises');
    const card = page.getByRole('article').filter({ hasText: 'Chaiwala Junction High Street Café' });
    await expectTexts(
      card,
      ...['Featured', 'Food & Beverage', 'FOFO', 'Investment', 'Area Required', 'Expected ROI', '32%'],
      ...['Training', 'Marketing', '4 territories', '4.8 (120+ reviews)'],
    );
    expect(await card.textContent()).toContain('₹12L – ₹18L');
    expect(await hrefOf(card, /^View Details/)).toBe(`/franchises/${demoFranchiseId(1)}`);
    expect(await card.locator('img').count()).toBe(1);
  });
});

describe('detail', () => {
  test('a franchise page shows everything about the franchise to a visitor', async () => {
    const page = await pageOf();
    await page.goto(`/franchises/${demoFranchiseId(1)}`);
    await page.getByRole('heading', { level: 1, name: 'Chaiwala Junction High Street Café' }).waitFor();
    const main = page.getByRole('main');
    expect(await hrefOf(main.getByRole('navigation'), /.+/)).toBe('/franchises');
    await expectTexts(
      main,
      ...['Food & Beverage', 'FOFO', 'Featured', '4.8 (120+ reviews)', '200+ outlets'],
      ...['Investment Details', 'Total Investment', 'Expected ROI', '32%', 'Area Required'],
      ...[
        'Support & Training',
        'Operations Manual',
        'Ongoing Business Support',
        'Brand Recognition & Reputation',
      ],
      ...['Available Territories', 'Pune', 'Mumbai', 'Thane', 'Nagpur'],
      ...['Quick Facts', 'Listed On', '11 February 2026', 'Similar Opportunities'],
    );
    const exact = main.getByLabel('₹12,00,000 – ₹18,00,000', { exact: true }).first();
    expect(await exact.textContent()).toContain('₹12L – ₹18L');
    for (const name of ['Save', 'Share']) await main.getByRole('button', { name, exact: true }).waitFor();
    expect(await hrefOf(main, 'Login to Inquire')).toBe('/api/login');
    expect(await hrefOf(main, 'Download Brochure')).toBe(`/api/franchises/${demoFranchiseId(1)}/brochure`);
    expect(await hrefOf(main, 'View All Opportunities')).toBe('/franchises');
    const similar = page.getByRole('region', { name: 'Similar Opportunities' });
    expect(await similar.getByRole('article').count()).toBe(3);
    const facts = await page.getByRole('region', { name: 'Quick Facts' }).locator('dt').allTextContents();
    expect(facts).toEqual(['Franchise Model', 'Category', 'Training', 'Marketing Support', 'Listed On']);
  });

  test('a franchise page without support, flags, area or return has the default sentence, no empty lines, and a fallback picture', async () => {
    const brand = await registered('brand');
    const created = await brand.call('POST', '/api/franchises', {
      body: {
        title: 'Bare bones',
        minInvestment: 12_500_000,
        maxInvestment: 99_999_999,
        territories: ['Pune'],
        trainingIncluded: false,
        marketingSupport: false,
        images: ['https://127.0.0.1:9/nothing.png'],
      },
    });
    const page = await pageOf();
    await page.goto(`/franchises/${created.body.id}`);
    const main = page.getByRole('main');
    await expectTexts(
      main,
      'Comprehensive training and ongoing operational support provided.',
      'Not disclosed',
      'No reviews yet',
    );
    const support = page.getByRole('region', { name: 'Support & Training' });
    expect(await support.getByRole('listitem').allInnerTexts()).toEqual([
      'Operations Manual',
      'Ongoing Business Support',
      'Brand Recognition & Reputation',
    ]);
    const details = page.getByRole('region', { name: 'Investment Details' });
    expect(await details.locator('dt').allTextContents()).toEqual(['Total Investment', 'Expected ROI']);
    expect(await main.getByLabel('₹1,25,00,000 – ₹9,99,99,999', { exact: true }).first().textContent()).toBe(
      '₹1.3Cr – ₹10.0Cr',
    );
    await main.locator('svg[viewBox]').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('main img[src*="nothing.png"]').length === 0);
    // Its picture fails in every list, so it is hidden from other journeys.
    await brand.call('PATCH', `/api/franchises/${created.body.id}`, { body: { isActive: false } });
  });

  test('a franchise page says when it does not exist and when it cannot be loaded', async () => {
    const page = await pageOf();
    await page.goto('/franchises/00000000-0000-4000-8000-00000000dead');
    await expectTexts(
      page,
      'Franchise not found',
      "The franchise opportunity you're looking for doesn't exist or has been removed.",
    );
    expect(await hrefOf(page, 'Browse Other Franchises')).toBe('/franchises');
    await page.goto(`/franchises?search=${encodeURIComponent('Chaiwala Junction High Street Café')}`);
    await fail(page, new RegExp(`/api/franchises/${demoFranchiseId(1)}$`));
    await page
      .getByRole('link', { name: /^View Details/ })
      .and(page.locator(`[href="/franchises/${demoFranchiseId(1)}"]`))
      .click();
    await expectTexts(page, 'Failed to load franchise details. Please try again later.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectTexts(page, 'Quick Facts');
  });
});

test('the platform overview shows three flows, opens a PDF in a new tab and downloads an SVG', async () => {
  const page = await pageOf();
  await page.goto('/mindmap');
  for (const flow of ['Franchise Investment', 'Property Requirement', 'Property Discovery'])
    await page.getByRole('heading', { name: flow, exact: true }).waitFor();
  await expectTexts(page, 'Brand posts', 'Investor browses', 'Inquiry', 'Payment', 'Deal');
  await expectTexts(page, 'Agent views', 'Agent offers a property', 'Commission');
  const pdf = page.locator('a[href="/api/mindmap/pdf"]');
  expect(await pdf.getAttribute('target')).toBe('_blank');
  const svg = page.locator(`a[href="/${product.slug}-mindmap.svg"][download]`);
  expect(await svg.count()).toBe(1);
  const file = await page.request.get(`/${product.slug}-mindmap.svg`);
  expect([file.status(), file.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('image/svg+xml'),
  ]);
});
