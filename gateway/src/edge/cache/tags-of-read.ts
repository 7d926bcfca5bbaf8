import type { RouteTable } from '../upstreams/route-table';
import { projectionTagOf, type Tag, tagOf } from './changes';

/** The value of a parameter in a path, by the pattern of its route. */
const parameterIn = (pattern: string, path: string, name: string): string | undefined => {
  const at = pattern.split('/').indexOf(`:${name}`);
  return at < 0 ? undefined : path.split('/')[at];
};

/**
 * The tags of a public read, from the live releases.
 * @param path of the API, without a query
 * @returns null when the tags are not known: such a reply is not stored
 */
export const tagsOfRead = (find: RouteTable, path: string): Tag[] | null => {
  const route = find(path);
  if (!route?.changedBy) return null;
  return route.changedBy.flatMap(({ event, id }) => [
    tagOf(event, id ? parameterIn(route.pattern, path, id) : undefined),
    // The service that answers consumes the event of another service a moment later.
    ...(event.startsWith(`${route.service}.`) ? [] : [projectionTagOf(event)]),
  ]);
};
