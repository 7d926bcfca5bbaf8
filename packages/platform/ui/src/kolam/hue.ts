/** Colours of a cover: ground, line, dots and letters. */
export interface CoverColours {
  ground: string;
  line: string;
  dot: string;
  letters: string;
}

interface Hue {
  deep: string;
  tint: string;
  dot: string;
}

/** Muted colours, one for each business category. White on each deep tone has a contrast of at least 4.5:1. */
const hues = {
  food_beverage: { deep: '#8F3B22', tint: '#F8E9E1', dot: '#F0B35A' },
  retail: { deep: '#7B2D4E', tint: '#F7E8EE', dot: '#E9A9BE' },
  education: { deep: '#2B4478', tint: '#E8EDF7', dot: '#A9C0EE' },
  healthcare: { deep: '#1F6152', tint: '#E3F1EC', dot: '#93D1BE' },
  fitness: { deep: '#84480F', tint: '#FAEDDC', dot: '#F5BE6B' },
  beauty: { deep: '#693A6E', tint: '#F3E9F4', dot: '#DDB2E1' },
  automotive: { deep: '#3B4A57', tint: '#E9EDF0', dot: '#B3C4D1' },
  services: { deep: '#0B5D6B', tint: '#E3F1F2', dot: '#8FD0D8' },
  technology: { deep: '#3F3C7A', tint: '#ECEBF6', dot: '#B9B5EC' },
  other: { deep: '#5B5426', tint: '#F1EEDC', dot: '#D8CC85' },
} satisfies Record<string, Hue>;

const isKnown = (category: string): category is keyof typeof hues => Object.hasOwn(hues, category);

/**
 * Colours of a business category; an unknown category gets those of `other`.
 * @param isLit light background with a deep line, instead of a deep background with a pale line
 */
export const coloursOf = (category: string, isLit: boolean): CoverColours => {
  const { deep, tint, dot } = hues[isKnown(category) ? category : 'other'];
  return isLit
    ? { ground: tint, line: deep, dot: deep, letters: deep }
    : { ground: deep, line: tint, dot, letters: '#FFFFFF' };
};
