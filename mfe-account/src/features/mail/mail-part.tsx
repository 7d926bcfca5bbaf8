import {
  type CurrentUser,
  type MailSettings,
  type MailTopic,
  mailTopicsOf,
  saveMailSettings,
} from '@setu/contracts';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  toastError,
  toastSuccess,
  userMessageOf,
  useUnauthorized,
} from '@setu/mfe-kit';
import { Checkbox, ErrorState, Skeleton, Stack, Text } from '@setu/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PartCard } from '../../shared/part-card';
import { mailSettings } from './mail-settings.queries';

const labels: Readonly<Record<MailTopic, { label: string; hint: string }>> = {
  inquiries: {
    label: 'Inquiries and replies',
    hint: 'Somebody writes to you, replies, or changes the status of an inquiry.',
  },
  assignments: {
    label: 'Offers and assignments',
    hint: 'An offer is accepted, or an assignment changes.',
  },
  listings: {
    label: 'Your listings and your verification',
    hint: 'We ask whether a listing is still open, or an administrator changes your badge.',
  },
};

/** Saves a switch at once. Until the server has answered, the switch shows the new choice. */
const useSave = () => {
  const client = useQueryClient();
  const { queryKey } = mailSettings();
  return useMutation({
    mutationFn: (change: { [topic in MailTopic]?: boolean }) => api.call(saveMailSettings, change),
    // One request at a time, so that the last choice is saved last.
    scope: { id: saveMailSettings.path },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && { ...before, ...change });
    },
    onSuccess: (_saved, change) => {
      const [[topic, isOn] = ['inquiries', true]] = Object.entries(change);
      toastSuccess(`Mail about “${labels[topic as MailTopic].label}” is ${isOn ? 'on' : 'off'}.`);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'Your choice could not be saved.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

function Topics({ settings, topics }: { settings: MailSettings; topics: readonly MailTopic[] }) {
  const save = useSave();
  return (
    <Stack $gap={4}>
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          role="switch"
          label={labels[topic].label}
          hint={labels[topic].hint}
          checked={settings[topic]}
          onChange={({ currentTarget }) => save.mutate({ [topic]: currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}

/** Topics that the user gets mail about. Administrators only get mail about their account. */
export function MailPart({ user }: { user: CurrentUser }) {
  const topics = mailTopicsOf(user.role);
  const { data, error, isFetching, refetch } = useQuery({ ...mailSettings(), enabled: topics.length > 0 });
  const isLoggedOut = useUnauthorized(error);
  if (topics.length === 0) return null;
  return (
    <PartCard
      title="Mail"
      lead="We send you a mail about what you have not read a few minutes after it came, at most one an hour."
      isLoading={!data && !error}
    >
      {data ? <Topics settings={data} topics={topics} /> : null}
      {!data && error && !isLoggedOut ? (
        <ErrorState
          title="Your choice of mail could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? topics.map((topic) => <Skeleton key={topic} height="64px" />) : null}
      <Text $size={14} $tone="muted">
        {user.isEmailConfirmed
          ? null
          : 'Confirm your email address first: until then we send you none of these. '}
        Mail about the account itself, such as a new password or a suspension, and about a listing that an
        administrator hides, is always sent.
      </Text>
    </PartCard>
  );
}
