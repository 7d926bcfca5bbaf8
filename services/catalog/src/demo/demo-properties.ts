import type { DemoProperty } from './demo-property';
import { eastAndCentre } from './properties/east-and-centre';
import { north } from './properties/north';
import { south } from './properties/south';
import { west } from './properties/west';

/** Every property of the demo, in the order of their numbers. */
export const demoProperties: readonly DemoProperty[] = [...west, ...south, ...north, ...eastAndCentre];
