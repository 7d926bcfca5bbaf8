import { changeWebhook, createWebhook, WebhookDraft, type WebhookWithSecret } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Button, Field, Stack, Text, TextInput } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { webhook, webhookDeliveries } from './webhook.queries';

interface AddressFormProps {
  /** The stored address; null for a new webhook. */
  url: string | null;
  /** Called with a new webhook, whose secret is shown once. */
  onCreated: (created: WebhookWithSecret) => void;
}

/** The address of the CRM. Without a stored one, saving it creates the webhook. */
export function AddressForm({ url, onCreated }: AddressFormProps) {
  const client = useQueryClient();
  const form = useZodForm<{ url: string }>(WebhookDraft, { url: url ?? '' });
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'settings:webhook',
    send: async (values: { url: string }): Promise<WebhookWithSecret | null> => {
      if (url === null) return api.call(createWebhook, values);
      await api.call(changeWebhook, values);
      return null;
    },
    failure: 'The address could not be saved. Please try again.',
    onSent: (created, values) => {
      form.reset(values);
      if (created) onCreated(created);
      else toastSuccess('The address is saved.');
      void client.invalidateQueries(webhookDeliveries());
      return client.invalidateQueries(webhook());
    },
  });
  return (
    <Stack as="form" method="dialog" $gap={16} noValidate onSubmit={submit}>
      {problem ? (
        <Text role="alert" $size={14} $tone="danger">
          {problem}
        </Text>
      ) : null}
      <Field
        label="Address of your CRM"
        required
        error={form.formState.errors.url?.message}
        help="An https address that accepts a POST with JSON. Your CRM or its integrator gives it to you."
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          placeholder="https://"
          {...form.register('url')}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" busy={isSending} busyLabel="Saving...">
          {url === null ? 'Add Webhook' : 'Save Address'}
        </Button>
      </div>
    </Stack>
  );
}
