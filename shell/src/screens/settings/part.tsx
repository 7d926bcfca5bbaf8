import { Button, Card, Heading, Stack, Text } from '@setu/ui';
import type { ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';

const Form = styled(Card)`
  display: block;
`;

interface PartProps {
  title: string;
  lead?: string;
  /** The button that sends it, and its label while under way. */
  action: string;
  busyAction: string;
  isSending: boolean;
  /** The server's own words for a failure that is not a field's. */
  problem: string | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}

/** One form of the settings, submitted separately. */
export function Part({ title, lead, action, busyAction, isSending, problem, onSubmit, children }: PartProps) {
  return (
    <Form as="section" aria-label={title}>
      <Stack as="form" $gap={16} noValidate onSubmit={onSubmit}>
        <div>
          <Heading level={2} size="card">
            {title}
          </Heading>
          {lead ? (
            <Text $size={14} $tone="muted">
              {lead}
            </Text>
          ) : null}
        </div>
        {problem ? (
          <Text role="alert" $size={14} $tone="danger">
            {problem}
          </Text>
        ) : null}
        {children}
        <div>
          <Button type="submit" busy={isSending} busyLabel={busyAction}>
            {action}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
