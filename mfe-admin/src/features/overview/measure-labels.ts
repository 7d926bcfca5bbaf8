import type { Measure } from './trend';

/** Names of the measures. */
export const measureLabels: Readonly<Record<Measure, string>> = {
  registrations: 'Registrations',
  inquiries: 'Inquiries',
  views: 'Views',
};
