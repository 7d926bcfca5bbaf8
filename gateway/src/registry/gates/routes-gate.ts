import { type Audience, type Release, UserRole } from '@setu/contracts';
import { type Gate, isRemote, isService, type Refusal } from './gate';

const people = ['visitor', ...UserRole.options] as const;
type Person = (typeof people)[number];

const mayOpen = (audience: Audience, person: Person): boolean => {
  if (audience === 'everyone') return true;
  if (audience === 'signed-out') return person === 'visitor';
  if (audience === 'signed-in') return person !== 'visitor';
  return person !== 'visitor' && audience.includes(person);
};

/** `/franchises/:id` and `/franchises/:key` are one path. */
const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/:[^/]+/g, ':');

interface Claim {
  /** What is claimed, the same for two claims that cannot both hold. */
  key: string;
  words: string;
}

const claimsOf = (release: Release): Claim[] => {
  if (isRemote(release))
    return release.routes.flatMap(({ path, audience }) =>
      people
        .filter((person) => mayOpen(audience, person))
        .map((person) => ({
          key: `page ${shapeOf(path)} ${person}`,
          words: `the page ${path} for ${person === 'visitor' ? 'visitors' : `the role ${person}`}`,
        })),
    );
  if (isService(release))
    return [...new Set(release.endpoints.map(({ path }) => path))].map((path) => ({
      key: `call ${shapeOf(path)}`,
      words: `the calls at ${path}`,
    }));
  return [];
};

/** No two remotes show one path to one person, no two services answer one path. */
export const routesGate: Gate = ({ release, others }) => {
  const mine = claimsOf(release);
  return others.flatMap((other): Refusal[] => {
    const theirs = new Set(claimsOf(other).map(({ key }) => key));
    const [first, ...more] = mine.filter(({ key }) => theirs.has(key));
    if (!first) return [];
    return [
      {
        gate: 'routes',
        message: `${release.name} claims ${first.words}${more.length ? ` and ${more.length} more` : ''}, which ${other.name} ${other.version} has.`,
        mend: `Take another path, or let ${other.name} give this one up first.`,
      },
    ];
  });
};
