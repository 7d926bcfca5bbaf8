import type { NotificationSummary, readNotifications } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { notificationsOf, summaryOf } from './notification.model';

/** Marks notifications of the caller as read, and counts those that are still unread. */
export const makeReadNotifications =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async (which: HandlerInput<typeof readNotifications>, actor: SignedIn): Promise<NotificationSummary> => {
    const unread = notificationsOf(db, actor.id).whereNull('read_at');
    if ('ids' in which) unread.whereIn('id', [...which.ids]);
    else if ('aboutId' in which) unread.where('about_id', which.aboutId);
    else unread.where('sequence', '<=', which.upTo);
    await unread.patch({ readAt: clock.now() });
    return summaryOf(db, actor.id);
  };
