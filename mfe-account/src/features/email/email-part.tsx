import { type CurrentUser, changeEmail, EmailChange } from '@setu/contracts';
import { useConfirmationLink } from '@setu/marketplace/account';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Badge, Button, Cluster, Field, PasswordInput, Text, TextInput } from '@setu/ui';
import { Part } from '../../shared/part';

const nothing = { email: '', currentPassword: '' };

/** The current address, and a button that sends a link to confirm it when it is not confirmed. */
function PresentEmail({ user }: { user: CurrentUser }) {
  const link = useConfirmationLink(user);
  // Replies of older releases do not contain this field.
  const { isEmailConfirmed = true } = user;
  return (
    <Cluster $gap={12}>
      <Text style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{user.email}</Text>
      {isEmailConfirmed ? (
        <Badge tone="success">Confirmed</Badge>
      ) : (
        <>
          <Badge tone="warning">Not confirmed yet</Badge>
          <Button
            variant="secondary"
            size="sm"
            busy={link.isSending}
            busyLabel="Sending..."
            onClick={link.send}
          >
            Send the link again
          </Button>
        </>
      )}
    </Cluster>
  );
}

/** The address for signing in: whether it is confirmed, and the form to change it. */
export function EmailPart({ user }: { user: CurrentUser }) {
  const form = useZodForm<typeof nothing>(EmailChange, nothing);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:email',
    keepsDraft: false,
    send: (values) => api.call(changeEmail, values satisfies CallInput<typeof changeEmail>),
    failure: 'Failed to change your email address. Please try again.',
    onSent: (_accepted, { email }) => {
      form.reset(nothing);
      toastSuccess(`Open the link that we sent to ${email}. Until then you keep your present address.`);
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Part
      title="Email Address"
      lead="You sign in with it. We send a link to the new address first, and a notice to your present one."
      action="Change Email"
      busyAction="Sending..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
    >
      <PresentEmail user={user} />
      <Field label="New email address" required error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...register('email')}
        />
      </Field>
      <Field
        label="Your password"
        required
        error={errors.currentPassword?.message}
        help="So that nobody else at your screen can change the address."
      >
        <PasswordInput autoComplete="current-password" maxLength={200} {...register('currentPassword')} />
      </Field>
    </Part>
  );
}
