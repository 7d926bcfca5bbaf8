import { createAgentProfile } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { showFieldErrors, useFormDraft, useSender, useZodForm } from '@setu/mfe-kit/form';
import { Button, Card, Heading, Stack, Text, toast, token } from '@setu/ui';
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

const name = 'agent-profile';

/** What an agent fills in before anything else: the tabs come when it is stored. */
export function CreateProfile({ onCreated }: { onCreated: () => void }) {
  const client = useQueryClient();
  const form = useZodForm<ProfileValues>(ProfileForm, emptyProfile);
  const forget = useFormDraft(form, name);

  const { start, isSending } = useSender({
    name,
    send: (values: ProfileValues) => api.call(createAgentProfile, ProfileForm.parse(values)),
    onSent: (profile) => {
      forget();
      toast({ title: 'Profile created successfully!', variant: 'success' });
      client.setQueryData(agentProfile().queryKey, profile);
      void client.invalidateQueries({ queryKey: agentProfile().queryKey });
      onCreated();
    },
    onRefused: (error) => {
      const isOnFields = showFieldErrors(form, error);
      const { code = null, detail = null } = error instanceof ApiError ? error : {};
      toast({
        title: 'Failed to create profile',
        description: isOnFields ? undefined : (detail ?? undefined),
        variant: 'destructive',
      });
      // It was made meanwhile, in another tab: show that one.
      if (code === 'profile_exists') void client.invalidateQueries({ queryKey: agentProfile().queryKey });
    },
  });

  return (
    <Narrow as="section" aria-labelledby="create-profile">
      <Stack as="form" noValidate $gap={24} onSubmit={form.handleSubmit((values) => start(values))}>
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
