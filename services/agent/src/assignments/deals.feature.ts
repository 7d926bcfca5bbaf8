import { feature } from '@setu/service-kit';
import { dealsOf } from './assignment.model';

/** Confirmed assignments, as profiles count them. */
export const deals = feature({ name: 'deals', build: () => ({ gives: { dealsOf } }) });
