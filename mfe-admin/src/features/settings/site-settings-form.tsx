import {
  getAdminSettings,
  getSiteSettings,
  listActivity,
  type SiteSettings,
  SiteSettingsDraft,
  updateAdminSettings,
} from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changesIn, showSaved, useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Button, Field, Stack, Text, TextArea, TextInput } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';

/** Name and description of the site, which the metadata of pages uses. */
export function SiteSettingsForm({ settings }: { settings: SiteSettings }) {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const form = useZodForm<SiteSettings>(SiteSettingsDraft, settings);
  const { errors } = form.formState;

  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'admin:settings',
    send: (values) => api.call(updateAdminSettings, changesIn(form, values)),
    onSent: async (saved, sent) => {
      showSaved(form, sent, saved);
      client.setQueryData([getAdminSettings.path], saved);
      toastSuccess('Settings saved successfully');
      await Promise.all([
        client.invalidateQueries({ queryKey: [getSiteSettings.path] }),
        client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' }),
      ]);
    },
    onUnauthorized: endSession,
    failure: 'Failed to save settings. Please try again.',
    toastsFieldErrors: true,
  });

  return (
    <Stack as="form" method="dialog" noValidate $gap={16} onSubmit={submit}>
      {problem ? (
        <Text role="alert" $size={14} $tone="danger">
          {problem}
        </Text>
      ) : null}
      <Field label="Site name" required error={errors.siteName?.message}>
        <TextInput autoComplete="off" {...form.register('siteName')} />
      </Field>
      <Field
        label="Site description"
        required
        error={errors.siteDescription?.message}
        help="What search engines and shared links say of the site, at most 300 characters."
      >
        <TextArea rows={4} {...form.register('siteDescription')} />
      </Field>
      <div>
        <Button type="submit" busy={isSending} busyLabel="Saving...">
          Save Settings
        </Button>
      </div>
    </Stack>
  );
}
