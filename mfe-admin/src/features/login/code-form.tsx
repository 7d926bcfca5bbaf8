import { TwoStepSignIn } from '@setu/contracts';
import { showFieldErrors, useZodForm } from '@setu/mfe-kit/form';
import { Button, Field, Stack, Text, TextInput } from '@setu/ui';
import { useEffect } from 'react';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { useOnce } from '../../shared/use-once';

const Code = TwoStepSignIn.pick({ code: true });
const nothing = { code: '' };

/** The code of an administrator's authenticator app, after the password. */
export function CodeForm() {
  const { enterCode, startAgain, isLoggingIn } = useAdminAuth();
  const form = useZodForm<typeof nothing>(Code, nothing);
  const { errors } = form.formState;
  // This field replaces the one that had the focus.
  useEffect(() => {
    form.setFocus('code');
  }, [form]);

  const send = useOnce(async ({ code }: typeof nothing) => {
    const error = await enterCode(code);
    if (error) showFieldErrors(form, error);
  });

  return (
    <Stack
      as="form"
      method="dialog"
      noValidate
      $gap={16}
      aria-label="Code of your authenticator app"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Text>Enter the 6 digits that your authenticator app shows, or a recovery code.</Text>
      <Field label="Code" required error={errors.code?.message}>
        <TextInput autoComplete="one-time-code" maxLength={40} {...form.register('code')} />
      </Field>
      <Button type="submit" block busy={isLoggingIn} busyLabel="Signing In...">
        Sign In
      </Button>
      <Button variant="secondary" block onClick={startAgain}>
        Start Again
      </Button>
    </Stack>
  );
}
