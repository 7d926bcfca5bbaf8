import type { Measure } from './trend';

/** What each measure is called. */
export const measureLabels: Readonly<Record<Measure, string>> = {
  registrations: 'Registrations',
  inquiries: 'Inquiries',
  views: 'Views',
};
