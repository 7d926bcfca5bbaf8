import {
  answersMissing,
  isPromiseKept,
  type OwnReplyRecord,
  replyPromise,
  replyPromiseDays,
  replyPromiseRule,
} from '@setu/contracts';
import { ReplyTimeText } from '@setu/marketplace';
import { Badge, Card, Cluster, Heading, plural, Stack, Text, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { myFranchises } from '../../shared/franchises.queries';
import { replyRecord } from './overview.queries';

const inTime = `within ${replyPromise.hours} hours`;

/** The brand's own figure, and how far it is from the mark. */
const standing = (record: OwnReplyRecord): string => {
  const { inquiries, answered } = record;
  const figure =
    inquiries === 0
      ? 'No inquiry counts yet.'
      : `You answered ${answered} of ${plural(inquiries, 'inquiry', 'inquiries')} ${inTime}: ${Math.floor((100 * answered) / inquiries)}%.`;
  const missing = answersMissing(record);
  const next =
    missing > 0
      ? `Answer the next ${missing === 1 ? 'one' : missing} ${inTime} to ${record.isMarked ? 'keep' : 'get'} the mark.`
      : record.isMarked
        ? 'Your listings have the mark.'
        : 'Your listings get the mark within six hours.';
  return `${figure} ${next}`;
};

function OwnPromise({ record }: { record: OwnReplyRecord }) {
  return (
    <Stack $gap={4}>
      <Text $weight={600}>{standing(record)}</Text>
      <Text $size={14} $tone="muted" style={{ maxWidth: token.size.reading }}>
        {replyPromiseRule} Listings with the mark count as {replyPromiseDays} days newer in the recommended
        order.
      </Text>
    </Stack>
  );
}

/** How the brand answers: the reply promise, the reply time that its listings show, and what happens without an answer. */
export function OwnReplyTime() {
  const franchises = useQuery(myFranchises());
  const { data: record } = useQuery(replyRecord());
  const usually = franchises.data?.find(({ brandReplyTime }) => brandReplyTime)?.brandReplyTime;
  if (!franchises.data?.length) return null;
  return (
    <Stack as="section" $gap={12} aria-labelledby="own-answers">
      <Cluster $justify="space-between" $align="baseline" $gap={8}>
        <Heading id="own-answers" level={2} size="card">
          How you answer
        </Heading>
        {record && isPromiseKept(record) ? <Badge tone="success">Reply promise kept</Badge> : null}
      </Cluster>
      <Card as="div">
        <Stack $gap={12}>
          {record ? <OwnPromise record={record} /> : null}
          {usually ? <ReplyTimeText usually={usually} /> : null}
          <Text $size={14} $tone="muted" style={{ maxWidth: token.size.reading }}>
            {usually
              ? 'Your listings say so. It is the median time to your first answer over the last 90 days; inquiries that you leave unanswered count as slow. '
              : null}
            An investor who has no answer after 72 hours gets similar franchises of other brands by mail.
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
