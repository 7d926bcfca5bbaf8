import { Button, Stack, Text } from '@setu/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { PartCard } from './part-card';

interface PartProps {
  title: string;
  lead?: string;
  /** The label of the submit button, and its label while sending. */
  action: string;
  busyAction: string;
  isSending: boolean;
  /** The server's error message when it does not belong to a field. */
  problem: string | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}

/** One form of the settings, submitted separately. */
export function Part({ title, lead, action, busyAction, isSending, problem, onSubmit, children }: PartProps) {
  return (
    <PartCard title={title} lead={lead}>
      <Stack as="form" method="dialog" $gap={16} noValidate onSubmit={onSubmit}>
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
    </PartCard>
  );
}
