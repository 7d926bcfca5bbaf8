import { confirmPhone, type PhoneState, phoneCodeMinutes, requestPhoneCode } from '@setu/contracts';
import { ApiError, api, currentUser, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Button, Cluster, Field, Stack, Text, TextInput, token } from '@setu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { phoneText } from '../inquiry/details/investor-details';
import { phoneState } from './phone.queries';

/** How often the state of a message that is being sent is read, ms. */
const pollMs = 2_000;

const Box = styled(Stack)`
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
`;

/** The field only needs room for six digits, its message needs the whole line. */
const Code = styled.div`
  input {
    max-width: 200px;
  }
`;

const sentences: Readonly<Record<NonNullable<PhoneState['code']>['state'], (number: string) => string>> = {
  sending: (number) => `We are sending a code to ${number}.`,
  sent: (number) => `We have sent a code to ${number}. It works for ${phoneCodeMinutes} minutes.`,
  refused: (number) => `No message can be sent to ${number}. Check that it is a mobile number.`,
  failed: (number) => `The message to ${number} could not be sent. Please try again in a few minutes.`,
};

/** The message about a field, or about the whole call. */
const messageOf = (error: Error): string =>
  (error instanceof ApiError && error.fieldErrors[0]?.message) ||
  userMessageOf(error) ||
  'That did not work. Please try again.';

interface CodeStepsProps {
  /** `+91` and ten digits. */
  number: string;
  onConfirmed: () => void;
}

/** Requests a code for a number, and takes it. It has no form of its own, because it is inside the form of the number. */
export function CodeSteps({ number, onConfirmed }: CodeStepsProps) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ of: 'request' | 'code'; message: string } | null>(null);
  const [hasRequested, setRequested] = useState(false);
  const { data } = useQuery({
    ...phoneState(),
    refetchInterval: ({ state }) => (state.data?.code?.state === 'sending' ? pollMs : false),
  });
  const pending = data?.code?.number === number ? data.code : null;
  const isCodeAsked = pending?.state === 'sending' || pending?.state === 'sent';

  useEffect(() => {
    // The button that had the focus no longer exists.
    if (hasRequested && isCodeAsked) input.current?.focus();
  }, [hasRequested, isCodeAsked]);

  const request = useSender({
    name: 'phone:code',
    send: (phone: string) => api.call(requestPhoneCode, { phone }),
    onSent: (state) => {
      client.setQueryData(phoneState().queryKey, state);
      setRequested(true);
    },
    onRefused: (error) => setProblem({ of: 'request', message: messageOf(error) }),
  });
  const confirmation = useSender({
    name: 'phone:confirmation',
    send: (sent: { phone: string; code: string }) => api.call(confirmPhone, sent),
    onSent: (state) => {
      client.setQueryData(phoneState().queryKey, state);
      client.setQueryData(currentUser().queryKey, (user) =>
        user && state.confirmedAt && state.number
          ? { ...user, phone: state.number.replace(/^\+91/, ''), phoneConfirmedAt: state.confirmedAt }
          : user,
      );
      toastSuccess('Your phone number is confirmed.');
      onConfirmed();
    },
    onRefused: (error) => {
      setProblem({ of: 'code', message: messageOf(error) });
      input.current?.focus();
    },
  });

  if (data && !data.isAvailable) return null;

  const ask = () => {
    setProblem(null);
    setCode('');
    request.start(number);
  };
  const confirm = () => {
    setProblem(null);
    confirmation.start({ phone: number, code });
  };
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise Enter would send the form around it.
    event.preventDefault();
    confirm();
  };
  const requestProblem = problem?.of === 'request' ? problem.message : undefined;

  return (
    <Box $gap={12}>
      <Text $size={14} role="status">
        {pending
          ? sentences[pending.state](phoneText(number))
          : 'Optional: confirm the number by a code, and brands see that it is yours.'}
      </Text>
      {isCodeAsked ? (
        <>
          <Code>
            <Field label="Code of the message" error={problem?.of === 'code' ? problem.message : undefined}>
              <TextInput
                ref={input}
                value={code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                onChange={(event) => setCode(event.target.value)}
                onKeyDown={confirmOnEnter}
              />
            </Field>
          </Code>
          <Cluster $gap={8}>
            <Button size="sm" variant="secondary" busy={confirmation.isSending} onClick={confirm}>
              Confirm Number
            </Button>
            <Button size="sm" variant="ghost" busy={request.isSending} onClick={ask}>
              Send another code
            </Button>
          </Cluster>
        </>
      ) : (
        <div>
          <Button size="sm" variant="secondary" busy={request.isSending} onClick={ask}>
            {pending ? 'Try again' : 'Send a code'}
          </Button>
        </div>
      )}
      {requestProblem ? (
        <Text $size={14} $tone="danger" role="alert">
          {requestProblem}
        </Text>
      ) : null}
    </Box>
  );
}
