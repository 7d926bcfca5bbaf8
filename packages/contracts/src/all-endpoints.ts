import * as catalogCalls from './catalog/calls';
import type { Endpoint } from './endpoint';
import * as currentUser from './identity/current-user';
import * as signIn from './identity/sign-in';
import * as inquiryCalls from './inquiry/inquiry';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value && 'response' in value;

/**
 * Every call of the platform, in the order of their files: what the gateway routes by and the API reference
 * is made from. A new file with calls adds one line here; a new call in a file named here adds none.
 */
export const allEndpoints: readonly Endpoint[] = [signIn, currentUser, catalogCalls, inquiryCalls].flatMap(
  (calls) => Object.values<unknown>(calls).filter(isEndpoint),
);
