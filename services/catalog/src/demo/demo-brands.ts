import { demoBrandId, demoBrandName, demoBrandNames, demoUsers } from '@setu/contracts';
import type { DemoBrand } from './demo-franchise';

/** Id of a demo brand, as identity's demo gives it out. */
export const idOfDemoBrand = (name: DemoBrand): string =>
  name === demoBrandName ? demoUsers.brand.id : demoBrandId(demoBrandNames.indexOf(name) + 1);

/** Brands whose franchises carry a picture file; the others' covers are drawn in the browser. */
const brandsWithCover: readonly DemoBrand[] = [
  'Chaiwala Junction',
  'Idli Ink',
  'Khadi Lane',
  'Little Lotus Preschool',
  'Aarogya Clinics',
  'Surya Yoga Studio',
  'Dhobi Express',
  'Vriksha Nursery',
];

/** File name of a brand's cover: `idli-ink.svg`. */
export const coverFileOf = (name: DemoBrand): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.svg`;

/** Pictures of a brand's franchises, as paths on this site. */
export const imagesOf = (name: DemoBrand): string[] =>
  brandsWithCover.includes(name) ? [`/covers/${coverFileOf(name)}`] : [];
