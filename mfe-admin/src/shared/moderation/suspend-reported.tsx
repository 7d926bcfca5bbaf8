import { type AdminUserView, listActivity, listUsers, restoreUser, suspendUser } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ModerationButton } from './moderation-button';
import { suspendText } from './suspend-text';

interface SuspendReportedProps {
  userId: string;
  name: string;
  /** Initial text of the reason; the administrator can change it. */
  reason: string;
}

/**
 * Suspends the person whom a report is about. A report does not show whether the account is already suspended; in that case the
 * reason is replaced.
 */
export function SuspendReported({ userId, name, reason }: SuspendReportedProps) {
  const client = useQueryClient();
  const [isSuspended, setSuspended] = useState(false);
  const handleChanged = ({ suspended }: AdminUserView) => {
    setSuspended(suspended !== undefined);
    for (const { path } of [listUsers, listActivity]) void client.invalidateQueries({ queryKey: [path] });
  };
  return (
    <ModerationButton
      name={`user:${userId}`}
      of={name}
      text={suspendText}
      isModerated={isSuspended}
      firstReason={reason}
      decide={(why) => api.call(suspendUser, { userId, reason: why })}
      restore={() => api.call(restoreUser, { userId })}
      onChanged={handleChanged}
    />
  );
}
