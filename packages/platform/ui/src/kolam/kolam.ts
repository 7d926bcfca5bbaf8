/** Kolams and covers without React, also for servers and build scripts. */
export { type CoverInput, coverSvg } from './cover';
export { coloursOf } from './hue';
export { type Kolam, kolamOf, kolamPath } from './kolam-path';
export { logoSvg } from './logo';
export { randomOf } from './random';
