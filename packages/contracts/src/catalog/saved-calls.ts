import { endpoint, Paging, raw } from '@setu/protocol';
import { z } from 'zod';
import { FranchiseId, Instant } from '../values/ids';
import { FranchiseView } from './franchise';

const ById = z.object({ id: FranchiseId });
const Saved = z.object({ saved: z.boolean() });

export const getSaved = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/save',
  summary: 'Returns whether the signed-in user saved a franchise.',
  access: 'signed-in',
  params: ById,
  response: { 200: Saved },
  errors: ['franchise_not_found'],
});

export const saveFranchise = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchises/:id/save',
  summary: 'Saves a franchise for the signed-in user. Saving it again changes nothing.',
  access: 'signed-in',
  params: ById,
  response: { 200: Saved },
  errors: ['franchise_not_found'],
});

export const unsaveFranchise = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/api/franchises/:id/save',
  summary: "Removes a franchise from the signed-in user's saved franchises.",
  access: 'signed-in',
  params: ById,
  response: { 200: Saved },
  errors: ['franchise_not_found'],
});

export const listSavedFranchises = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-saved-franchises',
  summary: "Lists the signed-in user's saved franchises, the last saved first. Hidden ones are left out.",
  access: 'signed-in',
  query: Paging,
  response: { 200: z.array(FranchiseView) },
  errors: ['invalid_cursor'],
});

export const listSimilarFranchises = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/similar',
  summary:
    'Lists up to three other franchises of the same category: first those with an overlapping investment and a shared territory, then those with an overlapping investment, then others.',
  access: 'public',
  params: ById,
  response: { 200: z.array(FranchiseView) },
  errors: ['franchise_not_found'],
  changedBy: [{ event: 'catalog.franchise-created.v1' }, { event: 'catalog.franchise-updated.v1' }],
});

export const downloadBrochure = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/brochure',
  summary:
    "Returns a PDF made from the franchise's page. A brand's own PDF is its `brochureFile` or in its documents.",
  access: 'public',
  params: ById,
  response: { 200: raw('application/pdf') },
  errors: ['franchise_not_found'],
  cost: 10,
});

export const getFranchisePicture = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/cover.png',
  summary:
    'Returns the picture for shared links to a franchise, with its cover, title, brand and investment: 1200 by 630 px.',
  access: 'public',
  params: ById,
  response: { 200: raw('image/png') },
  errors: ['franchise_not_found'],
  cost: 10,
});

export const countSaves = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-franchises/:id/saves',
  summary:
    "Counts the users who saved one of the brand's own franchises since an instant and did not remove it since. It names nobody.",
  access: ['brand'],
  params: ById,
  query: z.object({ since: Instant }),
  response: { 200: z.object({ saves: z.int() }) },
  errors: ['validation_failed', 'franchise_not_found'],
});
