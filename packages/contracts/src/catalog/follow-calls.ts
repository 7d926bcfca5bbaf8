import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { UserId } from '../values/ids';

const ById = z.object({ id: UserId });
const Followed = z.object({ followed: z.boolean() });

export const getFollowed = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/followed-brands/:id',
  summary: 'Returns whether the signed-in user follows a brand.',
  access: 'signed-in',
  params: ById,
  response: { 200: Followed },
  errors: ['brand_not_found'],
});

export const followBrand = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/followed-brands/:id',
  summary:
    'Follows a brand: the signed-in user is notified of its new franchises. Following it again changes nothing.',
  access: 'signed-in',
  params: ById,
  response: { 200: Followed },
  errors: ['brand_not_found'],
});

export const unfollowBrand = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/api/followed-brands/:id',
  summary: 'Follows a brand no longer. Repeating it changes nothing.',
  access: 'signed-in',
  params: ById,
  response: { 200: Followed },
  errors: ['brand_not_found'],
});
