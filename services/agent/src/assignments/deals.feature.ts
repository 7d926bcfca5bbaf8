import { feature } from '@setu/service-kit';
import { dealsOf } from './assignment.model';

/** Confirmed assignments, which profiles count. */
export const deals = feature({ name: 'deals', build: () => ({ gives: { dealsOf } }) });
