import { randomUUID } from 'node:crypto';
import {
  businessCategories,
  filterCities,
  noCosts,
  noEarnings,
  noOutlets,
  offeredFranchiseModels,
  offeredStates,
} from '@setu/contracts';
import { startTestBroker, startTestService } from '@setu/service-kit/test';
import { catalogService } from '../src/app';
import { demoFranchises } from '../src/demo/demo-franchises';
import { derivedColumns } from '../src/franchises/derived-columns';
import { measure, pick } from './measure';

/**
 * Fills a catalog with 20,000 franchises and prints, for typical listing calls, how long Postgres takes and which index
 * it uses, then how long the whole call takes. Needs TEST_DATABASE_URL with a role that may create databases.
 */
const rowCount = 20_000;
const batch = 500;

const rowOf = (n: number, brand: { id: string; name: string }) => {
  const demo = pick(demoFranchises, n);
  const places = [...filterCities, ...offeredStates];
  const fields = {
    title: `${demo.title.slice(0, 140)} ${n}`,
    description: demo.description,
    businessCategory: pick(businessCategories, n * 7),
    franchiseModel: pick(offeredFranchiseModels, n * 3),
    territories: [pick(places, n * 11), pick(places, n * 13 + 1)],
    isActive: n % 20 !== 0,
    minInvestment: (200_000 + ((n * 37_003) % 20_000_000)).toFixed(2),
    maxInvestment: (300_000 + ((n * 37_003) % 20_000_000) * 1.6).toFixed(2),
    ...noCosts,
    ...noEarnings,
    ...noOutlets,
  };
  const derived = derivedColumns(fields, { name: brand.name, isBrand: true });
  const listed = new Date(Date.UTC(2025, 0, 1) + n * 1_700_000);
  return {
    id: randomUUID(),
    version: 1,
    brand_id: brand.id,
    brand_name: derived.brandName,
    title: fields.title,
    description: fields.description,
    business_category: fields.businessCategory,
    franchise_model: fields.franchiseModel,
    min_investment: 200_000 + ((n * 37_003) % 20_000_000),
    max_investment: 300_000 + ((n * 37_003) % 20_000_000) * 1.6,
    franchise_fee:
      n % 3 === 0 ? null : { low: ((n % 40) * 25_000).toFixed(2), high: ((n % 40) * 30_000).toFixed(2) },
    royalty: n % 4 === 0 ? null : { kind: 'percent', amount: ((n % 20) / 2 + 1).toFixed(2) },
    typical_profit: n % 5 === 0 ? 20_000 + (n % 90) * 3_000 : null,
    expected_roi: n % 9 === 0 ? null : 15 + (n % 25),
    area_required: 100 + (n % 3_000),
    support_provided: demo.support,
    training_included: true,
    marketing_support: true,
    territories: fields.territories,
    territory_keys: derived.territoryKeys,
    images: [],
    documents: [],
    is_active: fields.isActive,
    is_listed: derived.isListed,
    featured: n % 100 === 1,
    rating: n % 5 === 0 ? null : 3 + (n % 20) / 10,
    review_count: n % 5 === 0 ? 0 : 1 + (n % 200),
    outlet_count: n % 250,
    search_text: derived.searchText,
    created_at: listed,
    updated_at: listed,
  };
};

const calls = [
  '/api/franchises',
  '/api/franchises?sort=newest',
  '/api/franchises?sort=investment',
  '/api/franchises?sort=roi',
  '/api/franchises?sort=payback',
  '/api/franchises?sort=fee&maxRoyalty=6',
  '/api/franchises?maxFee=100000',
  '/api/franchises?maxTotal=500000&sort=total',
  '/api/franchises?businessCategory=food_beverage&businessCategory=retail',
  '/api/franchises?territories=Mumbai',
  '/api/franchises?minInvestment=500000&maxInvestment=2500000&sort=investment',
  '/api/franchises?featured=true',
  '/api/franchises?search=tandoor',
  '/api/franchises?search=tandoor%20delivery%20pune',
  '/api/franchises?search=ch',
  '/api/franchises?search=cafe%20under%2010%20lakh%20in%20pune',
  '/api/franchises?search=dukaan',
  '/api/franchises?search=resturant',
  '/api/franchises?search=qqzzxxw',
  '/api/franchises?businessCategory=fitness&territories=Sikkim&maxInvestment=1000000&search=yoga',
];

const main = async () => {
  const broker = await startTestBroker();
  const service = await startTestService(catalogService, { broker });
  const { db } = service.running;
  const brands = Array.from({ length: 400 }, (_, n) => ({ id: randomUUID(), name: `Brand ${n}` }));
  await db('brands').insert(brands.map((brand) => ({ ...brand, is_brand: true, version: 1 })));
  for (let start = 0; start < rowCount; start += batch) {
    const numbers = Array.from({ length: batch }, (_, n) => start + n);
    await db('franchise_opportunities').insert(numbers.map((n) => rowOf(n, pick(brands, n))));
  }
  await db.raw('vacuum analyze franchise_opportunities');

  const deep = await service.call('GET', '/api/franchises?limit=100');
  const next = /<(.+)>/.exec(deep.headers.get('link') ?? '')?.[1] ?? '';
  const { rows } = await db.raw('select id from franchise_opportunities where is_listed order by id limit 1');
  for (const path of [...calls, next, `/api/franchises/${rows[0].id}/similar`]) await measure(service, path);
  await service.stop();
  await broker.stop();
};

await main();
