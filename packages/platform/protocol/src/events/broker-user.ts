/** Subjects that a user of NATS may publish to and subscribe to, as its server's configuration writes them. */
export interface BrokerPermissions {
  publish: string[];
  subscribe: string[];
}

/** Permissions as the configuration of a NATS server writes them, after `permissions:`. */
export const permissionsText = ({ publish, subscribe }: BrokerPermissions): string =>
  JSON.stringify({ publish: { allow: publish }, subscribe: { allow: subscribe } }, null, 2);

/**
 * A user as the configuration of a NATS server writes it, in `users`.
 * @param permissions absent for a user that may do everything
 */
export const userText = (
  { user, password }: { user: string; password: string },
  permissions?: BrokerPermissions,
): string => {
  const limits = permissions ? `, permissions: ${permissionsText(permissions)}` : '';
  return `{ user: ${JSON.stringify(user)}, password: ${JSON.stringify(password)}${limits} }`;
};
