import { AccountState, accountStateHeader, SessionCommand, sessionCommandHeader } from '@setu/protocol';

type Headers = Record<string, string | string[] | undefined>;

/** The session changes that a reply of the identity service requests. */
export interface SessionChanges {
  /** State of an account that the call read or changed; null when the reply contains none. */
  account: AccountState | null;
  /** The change of the caller's own session; null when the reply contains none. */
  command: SessionCommand | null;
}

/** True for a reply that requests session changes. */
export const hasSessionChanges = (headers: Headers): boolean =>
  headers[sessionCommandHeader] !== undefined || headers[accountStateHeader] !== undefined;

/**
 * The session changes of a reply.
 * @throws when a header is malformed, which is a bug in the identity service
 */
export const sessionChangesIn = (headers: Headers): SessionChanges => {
  const read = (name: string): unknown => {
    const value = headers[name];
    return typeof value === 'string' ? JSON.parse(value) : null;
  };
  return {
    account: AccountState.nullable().parse(read(accountStateHeader)),
    command: SessionCommand.nullable().parse(read(sessionCommandHeader)),
  };
};
