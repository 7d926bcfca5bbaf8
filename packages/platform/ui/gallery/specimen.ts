import type { ReactNode } from 'react';

/** One primitive, or a few that belong together, with its states. */
export interface Specimen {
  name: string;
  /** Names of the components that it shows. */
  shows: readonly string[];
  /** The module from which they are imported. */
  from: string;
  /** When to use it; the search finds these words too. */
  use: string;
  Draw: () => ReactNode;
}

/** Specimens of one kind. */
export interface SpecimenGroup {
  title: string;
  specimens: readonly Specimen[];
}

/** Address of a specimen on the page. */
export const idOf = ({ name }: Specimen): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** Specimens whose name, components or use contain every word of a search; groups without any are left out. */
export const findSpecimens = (groups: readonly SpecimenGroup[], search: string): SpecimenGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (group: SpecimenGroup, { name, shows, use }: Specimen) => {
    const text = [group.title, name, use, ...shows].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, specimens: group.specimens.filter((one) => matches(group, one)) }))
    .filter(({ specimens }) => specimens.length > 0);
};
