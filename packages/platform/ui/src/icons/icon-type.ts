type Tag = 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect';

/** The shapes of an icon, in a square of 24 units. */
export type IconType = readonly (readonly [Tag, Readonly<Record<string, string>>])[];
