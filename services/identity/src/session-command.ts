import {
  type AccountState,
  accountStateHeader,
  type SessionCommand,
  sessionCommandHeader,
} from '@setu/contracts';
import type { UserModel } from './accounts/user.model';

/** The header by which a reply tells the gateway what becomes of a session. */
export const tellGateway = (command: SessionCommand): Record<string, string> => ({
  [sessionCommandHeader]: JSON.stringify(command),
});

/** The header that gives the gateway an account's state with the reply, so that it need not wait for the event. */
export const accountStateOf = ({
  id,
  role,
  version,
  sessionsFrom,
}: Pick<UserModel, 'id' | 'role' | 'version' | 'sessionsFrom'>): Record<string, string> => {
  const state: AccountState = { userId: id, role, version, sessionsFrom };
  return { [accountStateHeader]: JSON.stringify(state) };
};
