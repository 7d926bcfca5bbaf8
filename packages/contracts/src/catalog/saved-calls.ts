import { z } from 'zod';
import { endpoint, raw } from '../protocol/endpoint';
import { Paging } from '../protocol/paging';
import { FranchiseId } from '../values/ids';
import { FranchiseView } from './franchise';

const ById = z.object({ id: FranchiseId });
const Saved = z.object({ saved: z.boolean() });

export const getSaved = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/save',
  summary: 'Whether the signed-in user saved a franchise.',
  access: 'signed-in',
  params: ById,
  response: { 200: Saved },
  errors: ['franchise_not_found'],
});

export const saveFranchise = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchises/:id/save',
  summary: 'Saves a franchise for the signed-in user. Saving twice is the same as once.',
  access: 'signed-in',
  params: ById,
  response: { 200: Saved },
  errors: ['franchise_not_found'],
});

export const unsaveFranchise = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/api/franchises/:id/save',
  summary: 'Takes a saved franchise off the list.',
  access: 'signed-in',
  params: ById,
  response: { 200: Saved },
  errors: ['franchise_not_found'],
});

export const listSavedFranchises = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-saved-franchises',
  summary: "The signed-in user's saved franchises, the last saved first; hidden ones are left out.",
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
    'Up to three others of the same category: first those with overlapping investment and a shared territory, then those with overlapping investment, then the rest.',
  access: 'public',
  params: ById,
  response: { 200: z.array(FranchiseView) },
  errors: ['franchise_not_found'],
});

export const downloadBrochure = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/brochure',
  summary: "A PDF made from the franchise's page. A brand's own PDF is among the franchise's documents.",
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
    'The picture of a shared link to a franchise: its drawn cover, title, brand and investment; 1200 by 630 px.',
  access: 'public',
  params: ById,
  response: { 200: raw('image/png') },
  errors: ['franchise_not_found'],
  cost: 10,
});
