import { confirmTwoStep, setUpTwoStep, TwoStepConfirmation, TwoStepSetUp } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput, ReplyBody } from '@setu/protocol';
import { Field, PasswordInput, Stack, Text, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useState } from 'react';
import { QrCode } from './qr-code';

type Secret = ReplyBody<typeof setUpTwoStep>;

const title = 'Set up two-step verification';
const noPassword = { currentPassword: '' };
const noCode = { code: '' };

interface StepProps<Reply> {
  onDone: (reply: Reply) => void;
  onClose: () => void;
}

function PasswordStep({ onDone, onClose }: StepProps<Secret>) {
  const form = useZodForm<typeof noPassword>(TwoStepSetUp, noPassword);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:two-step-password',
    keepsDraft: false,
    send: (values) => api.call(setUpTwoStep, values satisfies CallInput<typeof setUpTwoStep>),
    failure: 'Two-step verification could not be set up. Please try again.',
    onSent: onDone,
  });
  return (
    <FormDialog
      title={title}
      description="You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis."
      submitLabel="Continue"
      busyLabel="Checking..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Enter your password" required error={form.formState.errors.currentPassword?.message}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
    </FormDialog>
  );
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function CodeStep({ secret, onDone, onClose }: StepProps<string[]> & { secret: Secret }) {
  const form = useZodForm<typeof noCode>(TwoStepConfirmation, noCode);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:two-step-code',
    keepsDraft: false,
    send: (values) => api.call(confirmTwoStep, values satisfies CallInput<typeof confirmTwoStep>),
    failure: 'Two-step verification could not be turned on. Please try again.',
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <FormDialog
      title={title}
      description="Scan the picture with your authenticator app, and enter the 6 digits that it shows."
      submitLabel="Turn On"
      busyLabel="Checking..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <Stack $gap={4}>
        <Text $size={14} $tone="muted">
          Or enter this key in the app:
        </Text>
        <Text style={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
          {grouped(secret.secret)}
        </Text>
      </Stack>
      <Field label="Code" required error={form.formState.errors.code?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          {...form.register('code')}
        />
      </Field>
    </FormDialog>
  );
}

/** Turns two-step verification on: the password, then a first code from the app. */
export function SetUpDialog({ onDone, onClose }: StepProps<string[]>) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <CodeStep secret={secret} onDone={onDone} onClose={onClose} />
  ) : (
    <PasswordStep onDone={setSecret} onClose={onClose} />
  );
}
