import { getMeetingFile, type Meeting } from '@setu/contracts';
import { Badge, Button, Cluster, formatDateTime, Icon, LinkButton, Stack, Text, token } from '@setu/ui';
import { CalendarDays, Download } from '@setu/ui/icons';
import styled from 'styled-components';
import { type Decision, useDecide } from './use-decide';

const Card = styled.section`
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

const Times = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Time = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

/** The link in a place; null for a postal address. */
const linkIn = (place: string): string | null => (/^https:\/\/\S+$/.test(place) ? place : null);

function Place({ place }: { place: string }) {
  const link = linkIn(place);
  return (
    <Text $size={14} style={{ overflowWrap: 'anywhere' }} dir="auto">
      {link ? (
        <a href={link} target="_blank" rel="noreferrer noopener">
          {place}
        </a>
      ) : (
        place
      )}
    </Text>
  );
}

const fileOf = ({ inquiryId, id }: Meeting) =>
  getMeetingFile.path.replace(':id', inquiryId).replace(':meetingId', id);

interface CardProps {
  meeting: Meeting;
  /** Whether the inquiry accepts changes. */
  isOpen: boolean;
}

function Proposal({ meeting, isOpen }: CardProps) {
  const decide = useDecide(meeting);
  const is = (kind: Decision['kind'], time?: string) =>
    decide.isPending &&
    decide.variables.kind === kind &&
    (decide.variables.kind !== 'accept' || decide.variables.time === time);
  const now = Date.now();
  return (
    <>
      <Text $weight={600}>{meeting.isMine ? 'You proposed a meeting' : 'A meeting is proposed'}</Text>
      <Times>
        {meeting.times.map((time) => (
          <Time key={time}>
            <time dateTime={time}>{formatDateTime(time)}</time>
            {meeting.isMine || !isOpen || Date.parse(time) <= now ? null : (
              <Button
                size="sm"
                busy={is('accept', time)}
                aria-label={`Accept ${formatDateTime(time)}`}
                onClick={() => decide.mutate({ kind: 'accept', time })}
              >
                Accept
              </Button>
            )}
          </Time>
        ))}
      </Times>
      <Text $size={14} $tone="muted">
        {meeting.minutes} minutes, in the time of India
      </Text>
      {meeting.place ? <Place place={meeting.place} /> : null}
      {isOpen ? (
        <div>
          {meeting.isMine ? (
            <Button
              size="sm"
              variant="secondary"
              busy={is('cancel')}
              onClick={() => decide.mutate({ kind: 'cancel' })}
            >
              Withdraw
            </Button>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              busy={is('decline')}
              onClick={() => decide.mutate({ kind: 'decline' })}
            >
              None of These
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

function Agreed({ meeting, time, isOpen }: CardProps & { time: string }) {
  const decide = useDecide(meeting);
  const isPast = Date.parse(time) + meeting.minutes * 60_000 < Date.now();
  return (
    <>
      <Cluster $gap={8}>
        <Text $weight={600}>
          <time dateTime={time}>{formatDateTime(time)}</time>
        </Text>
        <Badge tone={isPast ? 'tint' : 'success'}>{isPast ? 'Past' : 'Agreed'}</Badge>
      </Cluster>
      <Text $size={14} $tone="muted">
        {meeting.minutes} minutes, in the time of India
      </Text>
      {meeting.place ? <Place place={meeting.place} /> : null}
      {isPast ? null : (
        <Cluster $gap={8}>
          <LinkButton as="a" size="sm" variant="secondary" href={fileOf(meeting)} download>
            <Icon of={Download} />
            Add to Calendar
          </LinkButton>
          {isOpen ? (
            <Button
              size="sm"
              variant="secondary"
              busy={decide.isPending}
              onClick={() => decide.mutate({ kind: 'cancel' })}
            >
              Cancel the Meeting
            </Button>
          ) : null}
        </Cluster>
      )}
    </>
  );
}

function Cancelled({ meeting, time }: { meeting: Meeting; time: string }) {
  return (
    <>
      <Cluster $gap={8}>
        <Text $weight={600} $tone="muted">
          <s>
            <time dateTime={time}>{formatDateTime(time)}</time>
          </s>
        </Text>
        <Badge tone="tint">Cancelled</Badge>
      </Cluster>
      <div>
        <LinkButton as="a" size="sm" variant="secondary" href={fileOf(meeting)} download>
          <Icon of={Download} />
          Remove from Calendar
        </LinkButton>
      </div>
    </>
  );
}

/** A meeting that waits for an answer, has a time, or was cancelled. */
export function MeetingCard({ meeting, isOpen }: CardProps) {
  return (
    <Card aria-label="Meeting">
      <Stack $gap={8}>
        <Cluster $gap={8}>
          <Icon of={CalendarDays} />
          <Text $size={14} $tone="muted">
            Meeting
          </Text>
        </Cluster>
        {meeting.state === 'cancelled' && meeting.time ? (
          <Cancelled meeting={meeting} time={meeting.time} />
        ) : meeting.state === 'accepted' && meeting.time ? (
          <Agreed meeting={meeting} time={meeting.time} isOpen={isOpen} />
        ) : (
          <Proposal meeting={meeting} isOpen={isOpen} />
        )}
      </Stack>
    </Card>
  );
}
