import { demoBrandId, demoBrandName, demoBrandNames, demoUsers } from '@setu/contracts';
import type { DemoBrand } from './demo-franchise';

/** Id of a demo brand, the same as in identity's seed data. */
export const idOfDemoBrand = (name: DemoBrand): string =>
  name === demoBrandName ? demoUsers.brand.id : demoBrandId(demoBrandNames.indexOf(name) + 1);
