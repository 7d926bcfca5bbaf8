import { AgentProfileDraft } from './agent/agent-calls';
import { FranchiseDraft } from './catalog/franchise';
import { noCosts } from './catalog/money/costs';
import { noEarnings } from './catalog/money/earnings';
import { noOutlets } from './catalog/outlets/outlets';
import { PropertyDraft } from './catalog/property';
import { RequirementDraft } from './catalog/requirement';
import { ContentDraft } from './content/content-calls';
import { AdminCredentials } from './identity/admin-calls';
import { InquiryText } from './inquiry/inquiry';

const franchise = {
  title: 'Tea house',
  minInvestment: '500000',
  maxInvestment: 750_000,
  territories: ['Pune'],
};

test('a franchise draft defaults to food and beverage, FOFO, active, with training and marketing, not featured', () => {
  expect(FranchiseDraft.parse(franchise)).toEqual({
    title: 'Tea house',
    description: null,
    businessCategory: 'food_beverage',
    franchiseModel: 'FOFO',
    minInvestment: '500000.00',
    maxInvestment: '750000.00',
    lowestBudget: null,
    expectedROI: null,
    areaRequired: null,
    supportProvided: null,
    trainingIncluded: true,
    marketingSupport: true,
    territories: ['Pune'],
    images: [],
    pictures: [],
    documents: [],
    brochureFile: null,
    videoUrl: null,
    isActive: true,
    featured: false,
    ...noCosts,
    ...noEarnings,
    ...noOutlets,
  });
});

test('territories, images and documents of a franchise are trimmed, without duplicates', () => {
  const address = 'https://example.com/a.pdf';
  const parsed = FranchiseDraft.parse({
    ...franchise,
    territories: [' Pune ', 'Pune', 'Goa'],
    images: [address, ` ${address} `],
    documents: [` ${address}`, address],
  });
  expect(parsed).toMatchObject({ territories: ['Pune', 'Goa'], images: [address], documents: [address] });
});

test('the area of a franchise is an integer in sq ft or null', () => {
  const areaOf = (areaRequired: unknown) => FranchiseDraft.safeParse({ ...franchise, areaRequired });
  expect(areaOf('150').data?.areaRequired).toBe(150);
  expect(areaOf('').data?.areaRequired).toBeNull();
  for (const wrong of [true, [], 12.5, '12.5'])
    expect(messagesOf(areaOf(wrong))).toEqual(['areaRequired: Enter the area in whole sq ft']);
  expect(messagesOf(areaOf('12 x 10'))).toEqual([
    'areaRequired: Enter the area in sq ft as a number, such as 1,200: “x” cannot be part of it',
  ]);
});

test('a requirement has integer areas, null for empty fields, and trimmed lists without duplicates', () => {
  expect(
    RequirementDraft.parse({
      title: 'Corner shop',
      minArea: '600',
      maxArea: '',
      preferredLocations: [' Pune', 'Pune '],
      maxRentPerSqFt: '',
      requiredAmenities: ['Parking ', 'Parking'],
    }),
  ).toEqual({
    title: 'Corner shop',
    description: null,
    businessCategory: 'food_beverage',
    propertyType: null,
    acceptsAnyType: false,
    minArea: 600,
    maxArea: null,
    preferredLocations: ['Pune'],
    maxRentPerSqFt: null,
    requiredAmenities: ['Parking'],
    timeline: null,
    isActive: true,
  });
});

test('a property defaults to retail and available; rent, deposit and PIN code are optional, duplicate pictures are removed', () => {
  const property = {
    title: 'Shop 4',
    area: '650',
    address: '12 MG Road',
    city: 'Pune',
    state: 'Maharashtra',
  };
  const images = [' https://example.com/a.png', 'https://example.com/a.png'];
  expect(PropertyDraft.parse({ ...property, images }).images).toEqual(['https://example.com/a.png']);
  expect(PropertyDraft.parse(property)).toMatchObject({
    propertyType: 'retail',
    area: 650,
    pincode: null,
    rentPerSqFt: null,
    securityDeposit: null,
    isAvailable: true,
  });
});

test('an agent’s experience becomes an integer, the commission a decimal', () => {
  const profile = { companyName: 'Setu', licenseNumber: 'A1', experience: '9', commissionRate: '2.5' };
  expect(AgentProfileDraft.parse(profile)).toMatchObject({ experience: 9, commissionRate: '2.50' });
});

test.each([
  ['', 0],
  ['third', 0],
  [undefined, 0],
  ['7', 7],
])('an order of %j in site copy is %i', (order, read) => {
  expect(ContentDraft.parse({ section: 'hero', key: 'hero.headline', order }).order).toBe(read);
});

const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('missing fields of a login and an inquiry are reported by field', () => {
  expect(messagesOf(AdminCredentials.safeParse({ email: 'nobody', password: '' }))).toEqual([
    'email: Please enter a valid email address',
    'password: Password is required',
  ]);
  expect(messagesOf(InquiryText.safeParse({ subject: ' ', message: '' }))).toEqual([
    'subject: Subject is required',
    'message: Message is required',
  ]);
});

const plainProperty = {
  title: 'Shop 4',
  area: '650',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
};

test('the images of a listing are https addresses or uploaded pictures, and no other path', () => {
  const own = '/media/6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b';
  const imagesOf = (image: string) => PropertyDraft.safeParse({ ...plainProperty, images: [image] });
  expect(imagesOf(own).data?.images).toEqual([own]);
  for (const image of [
    `${own}/640.webp`,
    `${own}?x`,
    '/media/x',
    '/covers/a.svg',
    `//evil.example${own}`,
    'javascript:1',
  ])
    expect([image, imagesOf(image).error?.issues[0]?.message]).toEqual([image, 'Enter an https:// address']);
});

test('the preview of a picture is a small WebP, and its alternative text is stored with it', () => {
  const url = 'https://example.com/a.png';
  const blurOf = (blur: string) =>
    PropertyDraft.safeParse({ ...plainProperty, images: [url], pictures: [{ url, alt: 'Front', blur }] });
  expect(blurOf('data:image/webp;base64,UklGRg==').data?.pictures).toEqual([
    { url, alt: 'Front', width: null, height: null, blur: 'data:image/webp;base64,UklGRg==' },
  ]);
  expect(blurOf('data:image/svg+xml;base64,UklGRg==').success).toBe(false);
  expect(blurOf(`data:image/webp;base64,${'A'.repeat(1_000)}`).success).toBe(false);
});
