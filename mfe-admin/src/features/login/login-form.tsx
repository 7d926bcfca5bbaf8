import { AdminCredentials } from '@setu/contracts';
import { showFieldErrors, useZodForm } from '@setu/mfe-kit/form';
import { Button, Field, PasswordInput, Stack, TextInput } from '@setu/ui';
import { useEffect } from 'react';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { useOnce } from '../../shared/use-once';

/** Values to fill the form with. */
export interface LoginValues {
  email: string;
  password: string;
}

interface LoginFormProps {
  /** When it changes, replaces the values of the fields. */
  filled: LoginValues | null;
}

/** Email and password of an administrator. */
export function LoginForm({ filled }: LoginFormProps) {
  const { login, isLoggingIn } = useAdminAuth();
  const form = useZodForm<LoginValues>(AdminCredentials, { email: '', password: '' });
  const { errors } = form.formState;

  useEffect(() => {
    if (filled) form.reset(filled);
  }, [filled, form]);

  const send = useOnce(async (values: LoginValues) => {
    const error = await login(values);
    if (error) showFieldErrors(form, error);
  });

  return (
    <Stack
      as="form"
      method="dialog"
      noValidate
      $gap={16}
      aria-label="Administrator login"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Field label="Email" required error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <Button type="submit" block busy={isLoggingIn} busyLabel="Signing In...">
        Sign In
      </Button>
    </Stack>
  );
}
