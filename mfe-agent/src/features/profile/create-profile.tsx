import { createAgentProfile } from '@setu/contracts';
import { ApiError, api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Button, Card, Heading, Stack, Text, token } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { agentProfile } from './profile.queries';
import { ProfileFields } from './profile-fields';
import { emptyProfile, ProfileForm, type ProfileValues } from './profile-form';

const Narrow = styled(Card)`
  max-width: 760px;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};
`;

/** The first form of an agent: the tabs appear once it is stored. */
export function CreateProfile({ onCreated }: { onCreated: () => void }) {
  const client = useQueryClient();
  const form = useZodForm<ProfileValues>(ProfileForm, emptyProfile);
  const { submit, isSending } = useSendForm({
    form,
    name: 'agent-profile',
    send: (values) => api.call(createAgentProfile, ProfileForm.parse(values)),
    failure: { title: 'Failed to create profile' },
    onSent: (profile) => {
      toastSuccess({ title: 'Profile created successfully!' });
      client.setQueryData(agentProfile().queryKey, profile);
      void client.invalidateQueries({ queryKey: agentProfile().queryKey });
      onCreated();
    },
    onRefused: (error) => {
      // The profile was created in another tab: show that one.
      if (error instanceof ApiError && error.code === 'profile_exists')
        void client.invalidateQueries({ queryKey: agentProfile().queryKey });
    },
  });

  return (
    <Narrow as="section" aria-labelledby="create-profile">
      <Stack as="form" method="dialog" noValidate $gap={24} onSubmit={submit}>
        <Stack $gap={4}>
          <Heading level={2} id="create-profile">
            Complete Your Agent Profile
          </Heading>
          <Text $tone="muted">
            Brands see it beside your offers. With it you can browse demands, make offers and take
            assignments.
          </Text>
        </Stack>
        <ProfileFields form={form} />
        <Foot>
          <Button type="submit" busy={isSending} busyLabel="Creating...">
            Create Profile
          </Button>
        </Foot>
      </Stack>
    </Narrow>
  );
}
