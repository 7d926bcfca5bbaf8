import { type AgentProfile, updateAgentProfile } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { changedFields, showFieldErrors, useFormDraft, useSender, useZodForm } from '@setu/mfe-kit/form';
import { Button, Stack, Text, toast } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { agentProfile } from './profile.queries';
import { ProfileFields } from './profile-fields';
import { ProfileForm, type ProfileValues, valuesOf } from './profile-form';

interface ProfileDialogProps {
  profile: AgentProfile;
  onClose: () => void;
}

/** Changes the agent's profile; only what was changed is sent. What is typed outlives the dialog unless it is cancelled. */
export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const form = useZodForm<ProfileValues>(ProfileForm, valuesOf(profile));
  // What was typed over an older state of the profile is not put over a newer one.
  const name = `agent-profile:${profile.id}:${profile.updatedAt}`;
  const forget = useFormDraft(form, name);

  const close = () => {
    forget();
    onClose();
  };
  const { start, isSending } = useSender({
    name,
    send: (change: Partial<ReturnType<typeof ProfileForm.parse>>) => api.call(updateAgentProfile, change),
    onSent: (changed) => {
      client.setQueryData(agentProfile().queryKey, changed);
      void client.invalidateQueries({ queryKey: agentProfile().queryKey });
      toast({ title: 'Profile updated successfully!', variant: 'success' });
      close();
    },
    onRefused: (error) => {
      const isOnFields = showFieldErrors(form, error);
      toast({
        title: 'Failed to update profile',
        description: isOnFields || !(error instanceof ApiError) ? undefined : (error.detail ?? undefined),
        variant: 'destructive',
      });
    },
  });

  const handleValid = (values: ProfileValues) => {
    const change = changedFields(ProfileForm.parse(valuesOf(profile)), ProfileForm.parse(values));
    if (Object.keys(change).length === 0) close();
    else start(change);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={680}
      title="Edit Profile"
      footer={
        <>
          <Button variant="secondary" onClick={isSending ? onClose : close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <Stack as="form" $gap={16} id={formId} noValidate onSubmit={form.handleSubmit(handleValid)}>
        {profile.isVerified ? (
          <Text $size={14}>
            Another company name or license number removes your Verified badge until an administrator verifies
            the profile again.
          </Text>
        ) : null}
        <ProfileFields form={form} />
      </Stack>
    </Dialog>
  );
}
