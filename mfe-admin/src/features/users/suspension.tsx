import { type AdminUserView, listActivity, listUsers, restoreUser, suspendUser } from '@setu/contracts';
import { api, withItem } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { ModerationButton } from '../../shared/moderation/moderation-button';
import type { ModerationText } from '../../shared/moderation/moderation-text';

const text: ModerationText = {
  decide: 'Suspend',
  busy: 'Suspending...',
  question: 'Suspend this account?',
  effect:
    'The person is signed out at once and cannot sign in. Their listings are not shown and take no new inquiries. A sign-in with the right password shows the reason.',
  readers: 'The person reads these words, and Recent Activity shows them to administrators.',
  decided: 'Account suspended',
  failed: 'Failed to suspend the account',
  restored: 'Account restored',
  restoreFailed: 'Failed to restore the account',
};

/** Suspends a user's account or restores it. The line stays where it is, whatever the list is narrowed to. */
export function Suspension({ user }: { user: AdminUserView }) {
  const client = useQueryClient();
  const userId = user.id;
  const handleChanged = (changed: AdminUserView) => {
    client.setQueriesData({ queryKey: [listUsers.path] }, withItem(changed));
    for (const { path } of [listUsers, listActivity])
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  };
  return (
    <ModerationButton
      name={`user:${userId}`}
      of={user.displayName}
      text={text}
      isModerated={user.suspended !== undefined}
      decide={(reason) => api.call(suspendUser, { userId, reason })}
      restore={() => api.call(restoreUser, { userId })}
      onChanged={handleChanged}
    />
  );
}
