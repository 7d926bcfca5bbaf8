/** Kolams and covers without React, for servers and build scripts too. */
export { type CoverInput, coverSvg } from './cover';
export { type Kolam, kolamOf, kolamPath } from './kolam-path';
export { logoSvg } from './logo';
