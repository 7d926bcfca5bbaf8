import { demoBrandId, demoBrandName, demoBrandNames, demoCovers, demoUsers } from '@setu/contracts';
import type { DemoBrand } from './demo-franchise';

/** Id of a demo brand, the same as in identity's seed data. */
export const idOfDemoBrand = (name: DemoBrand): string =>
  name === demoBrandName ? demoUsers.brand.id : demoBrandId(demoBrandNames.indexOf(name) + 1);

/** Pictures of a brand's franchises, as paths on this site; empty when the browser draws the cover. */
export const imagesOf = (name: DemoBrand): string[] =>
  demoCovers.filter(({ brandName }) => brandName === name).map(({ path }) => path);
