import type { contentSections } from '@setu/contracts';

/** Names of the sections of the site. */
export const sectionLabels: Readonly<Record<(typeof contentSections)[number], string>> = {
  hero: 'Hero',
  features: 'Features',
  testimonials: 'Testimonials',
  footer: 'Footer',
};
