import type { people } from './fill-others';

/** A call; `{…}` in the path is replaced by a value from the filled database. */
export type ScaleCall = readonly [name: string, path: string, as?: keyof typeof people];

/** Calls of visitors to the catalog. */
const listingCalls: readonly ScaleCall[] = [
  ['first page', '/api/franchises'],
  ['sort newest', '/api/franchises?sort=newest'],
  ['sort investment', '/api/franchises?sort=investment'],
  ['sort ROI', '/api/franchises?sort=roi'],
  ['sort payback', '/api/franchises?sort=payback'],
  ['sort total', '/api/franchises?sort=total'],
  ['sort fee', '/api/franchises?sort=fee'],
  ['sort royalty', '/api/franchises?sort=royalty'],
  ['fee at most 1 lakh', '/api/franchises?maxFee=100000'],
  ['fee at most 20,000', '/api/franchises?maxFee=20000'],
  ['royalty at most 5 %', '/api/franchises?maxRoyalty=5'],
  ['no royalty', '/api/franchises?maxRoyalty=0'],
  ['total at most 2 lakh', '/api/franchises?maxTotal=200000'],
  [
    'total, fee, royalty by payback',
    '/api/franchises?maxTotal=2500000&maxFee=200000&maxRoyalty=6&sort=payback',
  ],
  [
    'category, territory, no royalty by fee',
    '/api/franchises?businessCategory=automotive&territories=Sikkim&maxRoyalty=0&sort=fee',
  ],
  ['category food', '/api/franchises?businessCategory=food_beverage'],
  ['category automotive', '/api/franchises?businessCategory=automotive'],
  ['two categories', '/api/franchises?businessCategory=food_beverage&businessCategory=retail'],
  ['model FOFO', '/api/franchises?franchiseModel=FOFO'],
  ['model COCO', '/api/franchises?franchiseModel=COCO'],
  ['territory Mumbai', '/api/franchises?territories=Mumbai'],
  ['territory Sikkim', '/api/franchises?territories=Sikkim'],
  ['featured', '/api/franchises?featured=true'],
  ['investment 5-25 lakh', '/api/franchises?minInvestment=500000&maxInvestment=2500000'],
  ['at most 2 lakh', '/api/franchises?maxInvestment=200000'],
  ['at least 5 crore', '/api/franchises?minInvestment=50000000'],
  ['5-25 lakh by investment', '/api/franchises?minInvestment=500000&maxInvestment=2500000&sort=investment'],
  ['category, territory', '/api/franchises?businessCategory=food_beverage&territories=Mumbai'],
  [
    'category, territory, 5-6 lakh, model',
    '/api/franchises?businessCategory=automotive&territories=Sikkim&minInvestment=500000&maxInvestment=600000&franchiseModel=COCO',
  ],
  [
    'category, territory, newest',
    '/api/franchises?businessCategory=automotive&territories=Sikkim&sort=newest',
  ],
  [
    'category, territory, budget by investment',
    '/api/franchises?businessCategory=fitness&territories=Goa&minInvestment=1000000&sort=investment',
  ],
  ['category, model, by ROI', '/api/franchises?businessCategory=beauty&franchiseModel=COFO&sort=roi'],
  ['featured, category, territory', '/api/franchises?featured=true&businessCategory=beauty&territories=Goa'],
  ['search: rare', '/api/franchises?search=quixotic'],
  ['search: 10 %', '/api/franchises?search=handloom'],
  ['search: common word', '/api/franchises?search=everyday'],
  ['search: word of titles', '/api/franchises?search=kiosk'],
  ['search: two words', '/api/franchises?search=handloom%20kiosk'],
  ['search: two letters', '/api/franchises?search=zc'],
  ['search: none', '/api/franchises?search=qqzzxxw&exact=true'],
  ['search: none, corrected', '/api/franchises?search=handlom'],
  ['search and category', '/api/franchises?search=handloom&businessCategory=fitness'],
  ['search, place, amount', '/api/franchises?search=kiosk%20in%20mumbai%20under%2010%20lakh'],
  ['search newest', '/api/franchises?search=handloom&sort=newest'],
  ['deep cursor recommended', '{deep}'],
  ['deep cursor newest', '{deepNewest}'],
  ['detail', '/api/franchises/{id}'],
  ['similar', '/api/franchises/{id}/similar'],
];

/** The same filters as counts of their options, which a page of the listing also reads. */
const countCalls: readonly ScaleCall[] = [
  ['counts', '/api/franchise-counts'],
  ['counts, category food', '/api/franchise-counts?businessCategory=food_beverage'],
  ['counts, category automotive', '/api/franchise-counts?businessCategory=automotive'],
  ['counts, territory Sikkim', '/api/franchise-counts?territories=Sikkim'],
  ['counts, at least 5 crore', '/api/franchise-counts?minInvestment=50000000'],
  ['counts, total, fee, royalty', '/api/franchise-counts?maxTotal=2500000&maxFee=200000&maxRoyalty=6'],
  [
    'counts, category, territory, 5-6 lakh, model',
    '/api/franchise-counts?businessCategory=automotive&territories=Sikkim&minInvestment=500000&maxInvestment=600000&franchiseModel=COCO',
  ],
  ['counts, search: rare', '/api/franchise-counts?search=quixotic'],
  ['counts, search: common word', '/api/franchise-counts?search=everyday'],
  ['counts, search and category', '/api/franchise-counts?search=handloom&businessCategory=fitness'],
];

/** The measured calls, by service. */
export const scaleCalls = {
  catalog: [
    ...listingCalls,
    ...countCalls,
    ['matches, narrow', '/api/requirements/{narrow}/matches', 'brand'],
    ['matches, wide', '/api/requirements/{wide}/matches', 'brand'],
    ['admin: listings', '/api/admin/listings?kind=franchise', 'admin'],
    ['admin: listings, search', '/api/admin/listings?kind=franchise&search=kiosk', 'admin'],
  ],
  inquiry: [
    ['inquiries of a brand', '/api/inquiries?box=received', 'brand'],
    ['inquiries of a brand, open', '/api/inquiries?box=received&status=open', 'brand'],
    ['admin: inquiries', '/api/admin/inquiries', 'admin'],
  ],
  agent: [
    ['demands', '/api/demands', 'agent'],
    ['demands, city', '/api/demands?city=Mumbai', 'agent'],
    ['demands, category and type', '/api/demands?businessCategory=retail&propertyType=office', 'agent'],
  ],
  identity: [
    ['admin: users', '/api/admin/users', 'admin'],
    ['admin: users of a role', '/api/admin/users?role=real_estate', 'admin'],
    ['admin: users, rare search', '/api/admin/users?search=user777%40', 'admin'],
    ['admin: users, common search', '/api/admin/users?search=rao', 'admin'],
  ],
  content: [
    ['admin: activity', '/api/admin/activity', 'admin'],
    ['admin: totals', '/api/admin/stats', 'admin'],
    ['home: totals', '/api/stats/platform', 'brand'],
  ],
} as const satisfies Record<string, readonly ScaleCall[]>;
