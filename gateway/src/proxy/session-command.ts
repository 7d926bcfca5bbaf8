import { SessionCommand, sessionCommandHeader } from '@setu/contracts';

/**
 * The identity service's word of what becomes of a session.
 * @returns null when the reply has none
 * @throws when it has one that is not well-formed: a bug of that service
 */
export const sessionCommandIn = (
  headers: Record<string, string | string[] | undefined>,
): SessionCommand | null => {
  const value = headers[sessionCommandHeader];
  if (typeof value !== 'string') return null;
  return SessionCommand.parse(JSON.parse(value));
};
