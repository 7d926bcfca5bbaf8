import {
  type AdminUserView,
  listActivity,
  listUsers,
  NotedDecision,
  turnOffTwoStepOfUser,
} from '@setu/contracts';
import { api, toastSuccess, withItem } from '@setu/mfe-kit';
import { Button, formatDate, Stack, Text } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DecisionText } from '../../shared/moderation/moderation-text';
import { ReasonDialog } from '../../shared/moderation/reason-dialog';

const text: DecisionText = {
  decide: 'Turn off',
  busy: 'Turning off...',
  question: 'Turn two-step verification off?',
  effect:
    'Only for a person who lost the phone and the recovery codes. Make sure first who asks you: from now on the password alone opens the account. The person gets a mail.',
  readers: 'How you made sure who asks. Recent Activity shows these words to administrators.',
  decided: 'Two-step verification is off',
  failed: 'Failed to turn two-step verification off',
};

/** Since when a person has two-step verification, and a button that turns it off. */
export function TwoStep({ user, since }: { user: AdminUserView; since: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const userId = user.id;
  const handleDecided = (changed: AdminUserView) => {
    client.setQueriesData({ queryKey: [listUsers.path] }, withItem(changed));
    for (const { path } of [listUsers, listActivity])
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    toastSuccess({ title: text.decided, description: user.displayName });
  };
  return (
    <Stack $gap={4}>
      <Text $size={14} $tone="muted">
        Two-step verification since {formatDate(since)}
      </Text>
      <div>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Turn off two-step verification of ${user.displayName}`}
          onClick={() => setIsAsking(true)}
        >
          Turn off
        </Button>
      </div>
      {isAsking ? (
        <ReasonDialog
          name={`two-step:${userId}`}
          of={user.displayName}
          text={text}
          rules={NotedDecision}
          decide={(reason) => api.call(turnOffTwoStepOfUser, { userId, reason })}
          onDecided={handleDecided}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
