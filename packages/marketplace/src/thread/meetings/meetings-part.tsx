import type { Meeting } from '@setu/contracts';
import { Button, Icon, Skeleton, Stack, Text } from '@setu/ui';
import { CalendarPlus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MeetingCard } from './meeting-card';
import { meetings } from './meetings.queries';
import { ProposeDialog } from './propose-dialog';

/** Whether the meeting waits, has a time, or was cancelled and may still be in a calendar. */
const isShown = ({ state, time, minutes }: Meeting): boolean =>
  state === 'proposed' ||
  state === 'accepted' ||
  (state === 'cancelled' && time !== null && Date.parse(time) + minutes * 60_000 > Date.now());

interface MeetingsPartProps {
  inquiryId: string;
  /** Whether the inquiry accepts changes. */
  isOpen: boolean;
}

/** As high as the button, so that nothing below moves in a conversation without a meeting. */
export const MeetingsSkeleton = () => <Skeleton width="200px" height="36px" />;

/** The meetings of a conversation that wait, have a time or were cancelled before it, and a button to propose one. */
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
  if (!data) return isOpen ? <MeetingsSkeleton /> : null;
  const shown = data.filter((meeting) => isShown(meeting)).slice(0, 3);
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
