import { changePassword, PasswordChange, passwordMinLength } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Field, PasswordInput } from '@setu/ui';
import { Part } from '../../shared/part';

const nothing = { currentPassword: '', newPassword: '' };

/** Changes the password; the old one is required. */
export function PasswordForm() {
  const form = useZodForm<typeof nothing>(PasswordChange, nothing);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:password',
    keepsDraft: false,
    send: (values) => api.call(changePassword, values satisfies CallInput<typeof changePassword>),
    failure: 'Failed to change your password. Please try again.',
    onSent: () => {
      form.reset(nothing);
      toastSuccess('Your password has been changed. Your other sessions have ended.');
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Part
      title="Password"
      lead="Changing it ends your sessions on other devices."
      action="Change Password"
      busyAction="Changing..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
    >
      <Field label="Current password" required error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" maxLength={200} {...register('currentPassword')} />
      </Field>
      <Field
        label="New password"
        required
        error={errors.newPassword?.message}
        help={`At least ${passwordMinLength} characters.`}
      >
        <PasswordInput autoComplete="new-password" maxLength={200} {...register('newPassword')} />
      </Field>
    </Part>
  );
}
