import type { SpecimenGroup } from './specimen';
import { controls } from './specimens/controls';
import { display } from './specimens/display';
import { forms } from './specimens/forms';
import { foundations } from './specimens/foundations';
import { overlays } from './specimens/overlays';
import { states } from './specimens/states';

/** All specimens, in the order of the page. */
export const groups: readonly SpecimenGroup[] = [foundations, controls, display, forms, overlays, states];
