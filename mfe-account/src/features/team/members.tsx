import { removeMember, type TeamMember } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { Button, formatDate, Text } from '@setu/ui';
import { ConfirmDialog } from '@setu/ui/dialog';
import { useState } from 'react';
import { List, Row, Who } from './team-rows';
import { useTeamChange } from './use-team-change';

/** The members, with a button to remove each. */
export function Members({ members }: { members: readonly TeamMember[] }) {
  const [asked, setAsked] = useState<TeamMember | null>(null);
  const remove = useTeamChange(
    ({ id }: TeamMember) => api.call(removeMember, { id }),
    ({ name }) => `${name} does not work in your account any more.`,
  );
  return (
    <>
      <List aria-label="Members">
        {members.map((member) => (
          <Row key={member.id}>
            <Who>
              <Text $weight={600}>{member.name}</Text>
              <Text $size={14} $tone="muted">
                {member.email} · since {formatDate(member.since)}
              </Text>
            </Who>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Remove ${member.name}`}
              onClick={() => setAsked(member)}
            >
              Remove...
            </Button>
          </Row>
        ))}
      </List>
      {asked ? (
        <ConfirmDialog
          title={`Remove ${asked.name}?`}
          cancelLabel="Cancel"
          confirmLabel="Remove"
          busyLabel="Removing..."
          isDestructive
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(asked, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        >
          <Text>
            The person is signed out at once, and keeps an account without your listings and inquiries.
          </Text>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
