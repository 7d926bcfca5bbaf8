import { type SessionCommand, sessionCommandHeader } from '@setu/contracts';

/** The header by which a reply tells the gateway what becomes of a session. */
export const tellGateway = (command: SessionCommand): Record<string, string> => ({
  [sessionCommandHeader]: JSON.stringify(command),
});
