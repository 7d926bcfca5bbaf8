/** Subjects that a NATS user may publish to and subscribe to, in the format of the server's configuration. */
export interface BrokerPermissions {
  publish: string[];
  subscribe: string[];
}

/** Formats permissions for the configuration of a NATS server, after `permissions:`. */
export const permissionsText = ({ publish, subscribe }: BrokerPermissions): string =>
  JSON.stringify({ publish: { allow: publish }, subscribe: { allow: subscribe } }, null, 2);

/**
 * Formats a user for `users` in the configuration of a NATS server.
 * @param permissions absent for a user that may do everything
 */
export const userText = (
  { user, password }: { user: string; password: string },
  permissions?: BrokerPermissions,
): string => {
  const limits = permissions ? `, permissions: ${permissionsText(permissions)}` : '';
  return `{ user: ${JSON.stringify(user)}, password: ${JSON.stringify(password)}${limits} }`;
};
