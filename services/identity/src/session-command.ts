import type { CurrentUser } from '@setu/contracts';
import {
  type AccountState,
  accountStateHeader,
  intentCookie,
  type SessionCommand,
  sessionCommandHeader,
} from '@setu/protocol';
import type { UserModel } from './accounts/user.model';

/** Reply header with a command to the gateway about a session. */
export const commandHeader = (command: SessionCommand): Record<string, string> => ({
  [sessionCommandHeader]: JSON.stringify(command),
});

/** Reply header with an account's state, so that the gateway does not have to wait for the event. */
export const accountStateOf = ({
  id,
  role,
  version,
  sessionsFrom,
  worksFor,
}: Pick<UserModel, 'id' | 'role' | 'version' | 'sessionsFrom'> &
  Partial<Pick<UserModel, 'worksFor'>>): Record<string, string> => {
  const state: AccountState = { userId: id, role, version, sessionsFrom, worksFor };
  return { [accountStateHeader]: JSON.stringify(state) };
};

/** A signed-in user; `version` is the version of the account. */
export interface Entered {
  user: CurrentUser;
  version: number;
  /** The brand for which the person works, in its account; null: none. */
  worksFor: string | null;
}

/** The signed-in user, or the ticket for the code that the account requires after the password. */
export type Step = Entered | { ticket: string };

/** Set-Cookie value that deletes the intent after it was used. */
export const expiredIntent = `${intentCookie.name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Reply headers that start a session and delete the intent. */
export const startSession = ({ user: { id, role }, version, worksFor }: Entered): Record<string, string> => ({
  ...commandHeader({ start: { userId: id, role, version, worksFor } }),
  'set-cookie': expiredIntent,
});
