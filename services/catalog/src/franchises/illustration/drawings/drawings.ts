import { food } from './food';
import { people } from './people';
import { shops } from './shops';
import { works } from './works';

/**
 * What businesses look like: SVG elements in a square of 240 units, drawn with a line of 6 units. The words `deep`, `tint`, `dot` and `ink`
 * are colours of the category; see `colouredDrawing`.
 */
export const drawings = { ...food, ...shops, ...people, ...works };

/** The name of a drawing. */
export type Motif = keyof typeof drawings;

/** Whether a drawing has this name. */
export const isMotif = (name: string): name is Motif => Object.hasOwn(drawings, name);
