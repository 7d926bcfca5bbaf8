import { inviteMember, removeInvitation, type TeamInvitation, TeamInvitationDraft } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Badge, Button, Cluster, Field, formatDate, PasswordInput, Stack, Text, TextInput } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { team } from './team.queries';
import { List, Row, Who } from './team-rows';
import { useTeamChange } from './use-team-change';

/** The open invitations. */
export function Invitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const again = useTeamChange(
    ({ email }: TeamInvitation) => api.call(inviteMember, { email }),
    ({ email }) => `Another link is on its way to ${email}. The one before does not work any more.`,
  );
  const withdraw = useTeamChange(
    ({ id }: TeamInvitation) => api.call(removeInvitation, { id }),
    ({ email }) => `The invitation of ${email} is withdrawn.`,
  );
  return (
    <List aria-label="Open invitations">
      {invitations.map((invitation) => (
        <Row key={invitation.id}>
          <Who>
            <Cluster $gap={8}>
              <Text $weight={600}>{invitation.email}</Text>
              <Badge tone="tint">Invited</Badge>
            </Cluster>
            <Text $size={14} $tone="muted">
              The link works until {formatDate(invitation.expiresAt)}
            </Text>
          </Who>
          <Cluster $gap={8}>
            <Button
              size="sm"
              variant="secondary"
              busy={again.isPending && again.variables.id === invitation.id}
              aria-label={`Send again to ${invitation.email}`}
              onClick={() => again.mutate(invitation)}
            >
              Send Again
            </Button>
            <Button
              size="sm"
              variant="secondary"
              busy={withdraw.isPending && withdraw.variables.id === invitation.id}
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => withdraw.mutate(invitation)}
            >
              Withdraw
            </Button>
          </Cluster>
        </Row>
      ))}
    </List>
  );
}

const nothing = { email: '', currentPassword: '' };

/** The form that invites a person. */
export function Invite() {
  const client = useQueryClient();
  const form = useZodForm<typeof nothing>(TeamInvitationDraft, nothing);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:team',
    keepsDraft: false,
    send: (values) => api.call(inviteMember, values satisfies CallInput<typeof inviteMember>),
    failure: 'The invitation could not be sent. Please try again.',
    onSent: (_invitation, { email }) => {
      form.reset(nothing);
      toastSuccess(`An invitation is on its way to ${email}.`);
      return client.invalidateQueries(team());
    },
  });
  return (
    <Stack as="form" method="dialog" $gap={16} noValidate onSubmit={submit}>
      {problem ? (
        <Text role="alert" $size={14} $tone="danger">
          {problem}
        </Text>
      ) : null}
      <Field label="Email address of a colleague" required error={form.formState.errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          {...form.register('email')}
        />
      </Field>
      <Field
        label="Your password"
        required
        error={form.formState.errors.currentPassword?.message}
        help="A colleague reads and answers all inquiries of your brand. We email you about each invitation and each new member."
      >
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" busy={isSending} busyLabel="Sending...">
          Send Invitation
        </Button>
      </div>
    </Stack>
  );
}
