import type { InquiryStatus, InquiryView } from '@setu/contracts';
import {
  type FinalStep,
  FinalStepDialog,
  InquiryStatusBadge,
  isFinalStep,
  preloadFinalStep,
  preloadThread,
  stepsAfter,
} from '@setu/marketplace';
import { Button, Cluster, formatDateUnbroken, formatPercent, Heading, Icon, Text, token } from '@setu/ui';
import { Menu, MenuItem } from '@setu/ui/menu';
import { ChevronDown, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { inWords } from '../../words';
import { subjectMatter } from './inquiry-words';
import { useMoveInquiry } from './use-move-inquiry';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding-block: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  &:last-child {
    border-bottom: 0;
  }
`;

interface MessageRowProps {
  inquiry: InquiryView;
  /** True where the agent received it. */
  isReceived: boolean;
  onOpen: (inquiry: InquiryView) => void;
}

const threadLabel = (replyCount: number, isReceived: boolean) => {
  if (replyCount === 0) return isReceived ? 'Reply' : 'Follow Up';
  return replyCount === 1 ? '1 reply' : `${replyCount} replies`;
};

/** An inquiry in the list: what it says, how it stands, and what may be done about it. */
export function MessageRow({ inquiry, isReceived, onOpen }: MessageRowProps) {
  const [asking, setAsking] = useState<FinalStep | null>(null);
  const { start, isSending } = useMoveInquiry(inquiry, () => setAsking(null));
  const { subject, status, proposedCommission, replyCount } = inquiry;
  const next = isReceived ? stepsAfter(status) : [];
  const label = threadLabel(replyCount, isReceived);
  const moveTo = (to: InquiryStatus) => (isFinalStep(to) ? setAsking(to) : start(to));
  const other = isReceived ? inquiry.fromName : inquiry.toName;
  return (
    <Root>
      <Cluster $gap={8} $justify="space-between" $align="start" $wrap={false}>
        <Heading level={4} size="small">
          {subject}
        </Heading>
        <InquiryStatusBadge status={status} />
      </Cluster>
      <Text $size={14} $tone="muted">
        {[other, subjectMatter(inquiry), formatDateUnbroken(inquiry.createdAt)]
          .filter(Boolean)
          .join('\u00a0· ')}
      </Text>
      <Text $size={14} $lines={3}>
        {inquiry.message}
      </Text>
      {proposedCommission ? (
        <Text $size={14}>{`Proposed commission ${formatPercent(proposedCommission)}`}</Text>
      ) : null}
      <Cluster $gap={8}>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onOpen(inquiry)}
          onPointerEnter={preloadThread}
          onFocus={preloadThread}
          aria-label={`${label}: open the thread of ${subject}`}
        >
          <Icon of={MessageSquare} size={16} />
          {label}
        </Button>
        {next.length > 0 ? (
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" size="sm" busy={isSending} aria-label={`Change status of ${subject}`}>
                Change status
                <Icon of={ChevronDown} size={16} />
              </Button>
            }
          >
            {next.map((to) => (
              <MenuItem key={to} onSelect={() => moveTo(to)}>
                {to === 'in_progress' ? 'Mark as In Progress' : inWords(to)}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
        {!isReceived && !isFinalStep(status) ? (
          <Button
            variant="ghost"
            size="sm"
            busy={isSending}
            onClick={() => moveTo('withdrawn')}
            onPointerEnter={preloadFinalStep}
            onFocus={preloadFinalStep}
            aria-label={`Withdraw ${subject}`}
          >
            Withdraw
          </Button>
        ) : null}
      </Cluster>
      {asking ? (
        <FinalStepDialog
          inquiry={inquiry}
          step={asking}
          isBusy={isSending}
          onConfirm={() => start(asking)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Root>
  );
}
