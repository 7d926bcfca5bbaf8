import { AccountState, accountStateHeader, SessionCommand, sessionCommandHeader } from '@setu/contracts';

type Headers = Record<string, string | string[] | undefined>;

/** What a reply of the identity service says of sessions. */
export interface SessionChanges {
  /** The state of an account it read or changed; null where the reply gives none. */
  account: AccountState | null;
  /** What becomes of the caller's own session; null: nothing. */
  command: SessionCommand | null;
}

/** True for a reply that says anything of sessions. */
export const hasSessionChanges = (headers: Headers): boolean =>
  headers[sessionCommandHeader] !== undefined || headers[accountStateHeader] !== undefined;

/**
 * What a reply says of sessions.
 * @throws when it is not well-formed: a bug of the identity service
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
