import { type AgentProfile, updateAgentProfile } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changedFields, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Text } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { agentProfile } from './profile.queries';
import { ProfileFields } from './profile-fields';
import { ProfileForm, type ProfileValues, valuesOf } from './profile-form';

interface ProfileDialogProps {
  profile: AgentProfile;
  onClose: () => void;
}

/** Changes the agent's profile; only changed fields are sent. */
export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const client = useQueryClient();
  const form = useZodForm<ProfileValues>(ProfileForm, valuesOf(profile));
  const changesOf = (values: ProfileValues) =>
    changedFields(ProfileForm.parse(valuesOf(profile)), ProfileForm.parse(values));
  const dialog = useDialogForm({
    form,
    // A draft of an older version of the profile is not restored over a newer version.
    name: `agent-profile:${profile.id}:${profile.updatedAt}`,
    send: (values) => api.call(updateAgentProfile, changesOf(values)),
    isUnchanged: (values) => Object.keys(changesOf(values)).length === 0,
    failure: { title: 'Failed to update profile' },
    onSent: (changed) => {
      client.setQueryData(agentProfile().queryKey, changed);
      void client.invalidateQueries({ queryKey: agentProfile().queryKey });
      toastSuccess({ title: 'Profile updated successfully!' });
    },
    onClose,
  });

  return (
    <FormDialog title="Edit Profile" submitLabel="Save Changes" busyLabel="Saving..." width={680} {...dialog}>
      {profile.isVerified ? (
        <Text $size={14}>
          Another company name or license number removes your Verified badge until an administrator verifies
          the profile again.
        </Text>
      ) : null}
      <ProfileFields form={form} />
    </FormDialog>
  );
}
