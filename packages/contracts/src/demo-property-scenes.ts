import type { PropertyType } from './market/property-type';

/** Number of exterior drawings for each type of property: one for each property of the demo, so that no two look the same. */
export const demoOutsideCounts: Readonly<Record<PropertyType, number>> = {
  retail: 12,
  office: 3,
  restaurant: 4,
  warehouse: 3,
  showroom: 2,
  mall: 1,
  standalone: 3,
  other: 2,
};
/** Number of interior drawings for each type; properties use them in turn. */
export const demoInsideCount = 2;

/** A drawing for a property of the demo: its file and its content. */
export interface DemoPropertyScene {
  propertyType: PropertyType;
  kind: 'outside' | 'inside';
  /** From 1. */
  n: number;
  /** Address of the file, below the public folder of the remote that shows franchises. */
  path: string;
  alt: string;
}

const sceneOf = (
  propertyType: PropertyType,
  kind: DemoPropertyScene['kind'],
  n: number,
): DemoPropertyScene => ({
  propertyType,
  kind,
  n,
  path: `/covers/property-${propertyType}-${kind}-${n}.svg`,
  alt: kind === 'outside' ? 'the property from outside' : 'the empty room',
});

/** The scenes of a property of the demo. @param k its index among the properties of its type, from 0 */
export const demoPropertyScenesOf = (propertyType: PropertyType, k: number): DemoPropertyScene[] => [
  sceneOf(propertyType, 'outside', (k % demoOutsideCounts[propertyType]) + 1),
  sceneOf(propertyType, 'inside', (k % demoInsideCount) + 1),
];

/** All scenes of properties, without duplicates. */
export const demoPropertyScenes = (): DemoPropertyScene[] =>
  (Object.keys(demoOutsideCounts) as PropertyType[]).flatMap((type) => [
    ...Array.from({ length: demoOutsideCounts[type] }, (_, k) => sceneOf(type, 'outside', k + 1)),
    ...Array.from({ length: demoInsideCount }, (_, k) => sceneOf(type, 'inside', k + 1)),
  ]);
