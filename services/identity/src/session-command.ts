import {
  type AccountState,
  accountStateHeader,
  type SessionCommand,
  sessionCommandHeader,
} from '@setu/contracts';
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
}: Pick<UserModel, 'id' | 'role' | 'version' | 'sessionsFrom'>): Record<string, string> => {
  const state: AccountState = { userId: id, role, version, sessionsFrom };
  return { [accountStateHeader]: JSON.stringify(state) };
};
