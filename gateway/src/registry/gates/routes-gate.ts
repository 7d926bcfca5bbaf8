import {
  addressProblems,
  mayOpen,
  patternSegments,
  patternsOverlap,
  publicAddresses,
  type Release,
  type Role,
  type ShellRelease,
} from '@setu/protocol';
import { type Gate, isService, isShell, type Refusal } from './gate';

/** A kind of person who may open pages, by role; null is a visitor. */
type Person = Role | null;
type Page = ShellRelease['needs'][number];

/** A signed-in person whose role no release names. */
const anyOtherRole = 'any other' as Role;

/** All kinds of persons for whom pages of these releases may differ. */
const peopleOf = (releases: readonly Release[]): Person[] => {
  const named = releases
    .flatMap((release): readonly Page[] => (isService(release) ? [] : release.routes))
    .flatMap(({ audience }) => (Array.isArray(audience) ? audience : []));
  return [null, ...new Set(named), anyOtherRole];
};

/** Addresses that a release answers, for one kind of person or for everybody. */
interface Claim {
  pattern: string;
  person: Person | 'everybody';
  isFile: boolean;
  /** Description for the message. */
  words: string;
}

const forPerson = (person: Person) => {
  if (person === null) return 'visitors';
  return person === anyOtherRole ? 'everybody else who is signed in' : `the role ${person}`;
};

const pageClaims = (pattern: string, audience: readonly Person[]): Claim[] =>
  audience.map((person) => ({
    pattern,
    person,
    isFile: false,
    words: `the page ${pattern} for ${forPerson(person)}`,
  }));

const callClaim = (pattern: string): Claim => ({
  pattern,
  person: 'everybody',
  isFile: false,
  words: `the calls at ${pattern}`,
});
const fileClaim = (address: string): Claim => ({
  pattern: address,
  person: 'everybody',
  isFile: true,
  words: `the file ${address}`,
});

const claimsOf = (release: Release, people: readonly Person[]): Claim[] => {
  if (isService(release)) return [...new Set(release.endpoints.map(({ path }) => path))].map(callClaim);
  return [
    ...release.routes.flatMap(({ path, audience }) =>
      pageClaims(
        path,
        people.filter((person) => mayOpen(audience, person)),
      ),
    ),
    ...publicAddresses(release).map(fileClaim),
  ];
};

/** `/franchises/:id` and `/Franchises/:key/` are the same claim. */
const shapeOf = (pattern: string) =>
  patternSegments(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

const areSamePeople = (one: Claim['person'], other: Claim['person']) =>
  one === other || one === 'everybody' || other === 'everybody';

/** The first of their claims that shares an address with mine; null when none does. */
const overlapOf = (mine: Claim, theirs: readonly Claim[]): Claim | null =>
  theirs.find(
    ({ pattern, person }) => areSamePeople(person, mine.person) && patternsOverlap(pattern, mine.pattern),
  ) ?? null;

/** The root belongs to the shell: it may replace a file that an older release of a remote has there. */
const mayReplace = (release: Release, mine: Claim, other: Claim) =>
  release.kind === 'shell' && mine.isFile && other.isFile;

const conflictWith = (
  release: Release,
  mine: readonly Claim[],
  other: Release,
  theirs: readonly Claim[],
): Refusal[] => {
  const [first, ...more] = mine.flatMap((claim) => {
    const overlap = overlapOf(claim, theirs);
    return overlap && !mayReplace(release, claim, overlap) ? [{ claim, overlap }] : [];
  });
  if (!first) return [];
  const { claim, overlap } = first;
  const owner = `${other.name} ${other.version}`;
  const whose =
    shapeOf(claim.pattern) === shapeOf(overlap.pattern)
      ? `which ${owner} already has`
      : `which overlaps with ${overlap.pattern} of ${owner}`;
  return [
    {
      gate: 'routes',
      message: `${release.name} claims ${claim.words}${more.length ? ` and ${more.length} more` : ''}, ${whose}.`,
      fix: `Choose another path, or promote a version of ${other.name} without it in the same step.`,
    },
  ];
};

/** The pages that a shell needs and people would miss. */
const missingPages = (release: Release, others: readonly Release[], people: readonly Person[]): Refusal[] => {
  if (!isShell(release)) return [];
  const pages = others.flatMap((other): readonly Page[] => (isService(other) ? [] : other.routes));
  return release.needs.flatMap(({ path, audience }): Refusal[] => {
    const isShown = (person: Person) =>
      pages.some((page) => mayOpen(page.audience, person) && shapeOf(page.path) === shapeOf(path));
    const who = people.filter((person) => mayOpen(audience, person) && !isShown(person));
    if (who.length === 0) return [];
    return [
      {
        gate: 'routes',
        message: `${release.name} ${release.version} needs the page ${path}, which no live release has for ${who.map(forPerson).join(', ')}.`,
        fix: 'Promote the remote that has it first, or in the same step.',
      },
    ];
  });
};

/**
 * Every address belongs to one deployable: no two front ends answer an address for the same person, including the shell's own pages
 * and files of `public` folders, and no two services answer a call. Overlapping patterns are refused, because an exact pattern would
 * take an address from the other. The pages that a shell needs must also exist.
 */
export const routesGate: Gate = ({ release, others }) => {
  const people = peopleOf([release, ...others]);
  const mine = claimsOf(release, people);
  return [
    ...addressProblems(release).map(
      ({ message }): Refusal => ({
        gate: 'routes',
        message: `${release.name} ${release.version}: ${message}`,
        fix: 'Then publish a new version.',
      }),
    ),
    ...others
      .filter((other) => isService(other) === isService(release))
      .flatMap((other) => conflictWith(release, mine, other, claimsOf(other, people))),
    ...missingPages(release, others, people),
  ];
};
