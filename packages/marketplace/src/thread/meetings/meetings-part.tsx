import { Button, Icon, Stack, Text } from '@setu/ui';
import { CalendarPlus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MeetingCard } from './meeting-card';
import { meetings } from './meetings.queries';
import { ProposeDialog } from './propose-dialog';

interface MeetingsPartProps {
  inquiryId: string;
  /** Whether the inquiry takes changes. */
  isOpen: boolean;
}

/** The meetings of a conversation that wait or have a time, and how to propose one. */
export function MeetingsPart({ inquiryId, isOpen }: MeetingsPartProps) {
  const { data, error, refetch } = useQuery(meetings(inquiryId));
  const [isProposing, setProposing] = useState(false);
  if (error && !data)
    return (
      <Text $size={14} $tone="muted">
        The meetings could not be loaded.{' '}
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          Retry
        </Button>
      </Text>
    );
  if (!data) return null;
  const shown = data.filter(({ state }) => state === 'proposed' || state === 'accepted').slice(0, 3);
  const waits = shown.some(({ state }) => state === 'proposed');
  return (
    <Stack $gap={12}>
      {shown.map((meeting) => (
        <MeetingCard key={meeting.id} meeting={meeting} isOpen={isOpen} />
      ))}
      {isOpen && !waits ? (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setProposing(true)}>
            <Icon of={CalendarPlus} />
            Propose a Meeting...
          </Button>
        </div>
      ) : null}
      {isProposing ? <ProposeDialog inquiryId={inquiryId} onClose={() => setProposing(false)} /> : null}
    </Stack>
  );
}
