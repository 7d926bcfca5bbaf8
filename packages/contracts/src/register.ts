import type { CatalogueCode } from './errors/error-catalogue';
import type { CurrentUser } from './identity/current-user';
import type { NotificationKind } from './identity/notifications/notification-calls';
import type { Intent } from './identity/sign-in/sign-in';
import type { UserRole } from './values/user-role';

/** Names of the services. */
export const serviceNames = ['identity', 'catalog', 'inquiry', 'agent', 'content'] as const;

declare module '@setu/protocol' {
  interface Register {
    role: UserRole;
    errorCode: CatalogueCode;
    service: (typeof serviceNames)[number];
    user: CurrentUser;
    intent: Intent;
    notificationKind: NotificationKind;
  }
}
