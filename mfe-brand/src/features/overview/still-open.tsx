import {
  type AskedKind,
  confirmStillOpen,
  listFranchises,
  type OpenQuestion,
  updateFranchise,
  updateRequirement,
} from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf, useUnauthorized } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import {
  Button,
  Card,
  Cluster,
  formatDate,
  Heading,
  media,
  RetryNotice,
  Stack,
  Text,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { myFranchises } from '../../shared/franchises.queries';
import { myRequirements } from '../../shared/requirements.queries';
import { openQuestions } from './overview.queries';

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
  }
`;

const nouns: Readonly<Record<AskedKind, string>> = {
  franchise: 'Franchise',
  requirement: 'Property requirement',
};

/** Answers of a brand: the listing is open, closed, or open again after it was taken off the list. */
type Answer = 'open' | 'close' | 'reopen';

const done: Readonly<Record<Answer, string>> = {
  open: 'Confirmed: it stays on the list.',
  close: 'It is inactive now, and off the list.',
  reopen: 'It is on the list again.',
};

const send = async ({ id, kind }: OpenQuestion, answer: Answer): Promise<boolean> => {
  if (answer === 'open') return (await api.call(confirmStillOpen, { id, kind })).confirmed;
  const isActive = answer === 'reopen';
  if (kind === 'franchise') await api.call(updateFranchise, { id, isActive });
  else await api.call(updateRequirement, { id, isActive });
  return true;
};

const useAnswer = (question: OpenQuestion) => {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `still-open:${question.id}`,
    send: async (answer: Answer) => ({ answer, isTaken: await send(question, answer) }),
    onSent: ({ answer, isTaken }) => {
      for (const { queryKey } of [openQuestions(), myFranchises(), myRequirements()])
        void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: [listFranchises.path] });
      if (isTaken) toastSuccess(done[answer]);
      else toastError('It was taken off the list before. Show it again if it is still open.');
    },
    onRefused: (error) =>
      toastError({
        title: 'Your answer was not saved.',
        description: userMessageOf(error) ?? 'Please try again.',
      }),
  });
  return { answer: start, isSending };
};

function Question({ question }: { question: OpenQuestion }) {
  const { answer, isSending } = useAnswer(question);
  const isAsked = question.state === 'asked';
  const about = <VisuallyHidden> {question.title}</VisuallyHidden>;
  return (
    <Item>
      <div>
        <Text $weight={600}>{question.title}</Text>
        <Text $size={14} $tone="muted">
          {isAsked
            ? `${nouns[question.kind]}, not changed for 90 days. Without an answer it is taken off the list on ${formatDate(question.closesAt)}.`
            : `${nouns[question.kind]}, taken off the list on ${formatDate(question.closesAt)} because nobody confirmed it.`}
        </Text>
      </div>
      <Cluster $gap={8}>
        {isAsked ? (
          <>
            <Button size="sm" disabled={isSending} onClick={() => answer('open')}>
              <span>Yes, still open{about}</span>
            </Button>
            <Button size="sm" variant="secondary" disabled={isSending} onClick={() => answer('close')}>
              <span>Close it{about}</span>
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" disabled={isSending} onClick={() => answer('reopen')}>
            <span>Show it again{about}</span>
          </Button>
        )}
      </Cluster>
    </Item>
  );
}

/** Listings that the brand has not changed for long, with one-click answers; hidden when there are none. */
export function StillOpen() {
  const questions = useQuery(openQuestions());
  useUnauthorized(questions.error);
  if (!questions.data?.length)
    return <RetryNotice text="Questions about your listings could not be loaded." reads={[questions]} />;
  return (
    <Stack as="section" $gap={12} aria-labelledby="still-open">
      <Heading level={2} size="card" id="still-open">
        Is this still open?
      </Heading>
      <Card as="ul" $flush>
        {questions.data.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </Card>
    </Stack>
  );
}
