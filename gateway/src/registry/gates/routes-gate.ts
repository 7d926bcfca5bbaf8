import { mayOpen, type Release, UserRole } from '@setu/contracts';
import { type Gate, isRemote, isService, type Refusal } from './gate';

/** Whoever may open pages, by role; null is a visitor. */
const people = [null, ...UserRole.options];

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
        .filter((role) => mayOpen(audience, role))
        .map((role) => ({
          key: `page ${shapeOf(path)} ${role ?? 'visitor'}`,
          words: `the page ${path} for ${role === null ? 'visitors' : `the role ${role}`}`,
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
