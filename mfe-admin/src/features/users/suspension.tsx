import { type AdminUserView, listActivity, listUsers, restoreUser, suspendUser } from '@setu/contracts';
import { api, withItem } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { ModerationButton } from '../../shared/moderation/moderation-button';
import { suspendText } from '../../shared/moderation/suspend-text';

/** Suspends a user's account or restores it. The row keeps its place, whatever the filter. */
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
      text={suspendText}
      isModerated={user.suspended !== undefined}
      decide={(reason) => api.call(suspendUser, { userId, reason })}
      restore={() => api.call(restoreUser, { userId })}
      onChanged={handleChanged}
    />
  );
}
