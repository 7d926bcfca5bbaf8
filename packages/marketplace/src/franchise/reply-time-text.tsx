import type { ReplyTime } from '@setu/contracts';
import { Icon, Text, token } from '@setu/ui';
import { Clock } from '@setu/ui/icons';
import styled from 'styled-components';

/** How soon a brand usually answers. */
export const replyTimeSentences: Readonly<Record<ReplyTime, string>> = {
  hour: 'Usually answers within an hour',
  day: 'Usually answers within a day',
  three_days: 'Usually answers within three days',
};

const Line = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
`;

/** How soon a brand usually answers inquiries, as a sentence. */
export function ReplyTimeText({ usually }: { usually: ReplyTime }) {
  return (
    <Line as="span" $size={14} $tone="muted">
      <Icon of={Clock} size={16} />
      {replyTimeSentences[usually]}
    </Line>
  );
}
