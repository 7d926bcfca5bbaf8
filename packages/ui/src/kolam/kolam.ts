/** Kolams and covers without React, for servers and build scripts too. */
export { type CoverInput, coverSvg } from './cover';
export { gridKolam, type Kolam, kolamPath } from './kolam-path';
