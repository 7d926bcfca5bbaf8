import type { contentSections } from '@setu/contracts';

/** What the sections of the site are called. */
export const sectionLabels: Readonly<Record<(typeof contentSections)[number], string>> = {
  hero: 'Hero',
  features: 'Features',
  testimonials: 'Testimonials',
  footer: 'Footer',
};
