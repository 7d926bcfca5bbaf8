import type { InquiryStatus, InquiryView } from '@setu/contracts';
import { type FinalInquiryStatus, isFinalStatus, takesReplies } from '@setu/contracts';
import {
  FinalStatusDialog,
  InquiryStatusBadge,
  InvestorDetails,
  UnreadBadge,
  useChangeInquiryStatus,
  useThreadPreload,
} from '@setu/marketplace';
import { lazyComponent } from '@setu/mfe-kit';
import {
  Badge,
  Button,
  Card,
  CardHead,
  Cluster,
  FoldableText,
  formatDate,
  Heading,
  Icon,
  media,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { MessageSquare } from '@setu/ui/icons';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LabelChips } from './label-chips';

const { Component: InquiryMenu } = lazyComponent(() => import('./inquiry-menu'), 'InquiryMenu');

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`;

/** A date does not wrap. */
const Sent = styled.time`
  white-space: nowrap;
`;

/** On a phone the main action of an open inquiry has its own line; the menu only needs the width of its icon. */
const Actions = styled(Cluster)<{ $isOpen: boolean }>`
  > :first-child {
    flex: 1 0 ${({ $isOpen }) => ($isOpen ? '100%' : 'auto')};
  }

  > :nth-child(2):not([aria-haspopup]) {
    flex: 1;
  }

  ${media.tablet} {
    > :first-child,
    > :nth-child(2):not([aria-haspopup]) {
      flex: none;
    }
  }

  min-height: 44px;
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

interface InquiryCardProps {
  inquiry: InquiryView;
  onReply: () => void;
}

const replyWords = ({ status, replyCount }: InquiryView) => {
  if (!takesReplies(status)) return 'View conversation';
  return replyCount > 0 ? `Reply (${replyCount})` : 'Reply';
};

/** A received inquiry with its actions. */
export function InquiryCard({ inquiry, onReply }: InquiryCardProps) {
  const [asking, setAsking] = useState<FinalInquiryStatus | null>(null);
  const near = useThreadPreload(inquiry.id);
  const { setStatus, isSending } = useChangeInquiryStatus(inquiry.id);
  const about = inquiry.franchiseTitle ?? inquiry.requirementTitle;
  const handleStatus = (status: InquiryStatus) =>
    isFinalStatus(status) ? setAsking(status) : setStatus(status);

  return (
    <Root as="article">
      <CardHead>
        <div>
          <Heading level={3} size="card">
            {inquiry.subject}
          </Heading>
          <Text $size={14} $tone="muted">
            {inquiry.fromName ?? 'Somebody'} ·{' '}
            <Sent dateTime={inquiry.createdAt}>{formatDate(inquiry.createdAt)}</Sent>
          </Text>
        </div>
        <Cluster $gap={8}>
          <UnreadBadge inquiry={inquiry} />
          <InquiryStatusBadge status={inquiry.status} />
        </Cluster>
      </CardHead>
      {about ? (
        <Cluster $gap={8}>
          {inquiry.kind === 'offer' ? <Badge tone="tint">Agent offer</Badge> : null}
          <Text as="span" $size={14} $weight={500}>
            {about}
          </Text>
          {inquiry.kind === 'offer' ? (
            <TextLink as={Link} to="?tab=requirements">
              Compare and accept offers
            </TextLink>
          ) : null}
        </Cluster>
      ) : null}
      <LabelChips inquiry={inquiry} />
      <FoldableText lines={4}>{inquiry.message}</FoldableText>
      <InvestorDetails inquiry={inquiry} />
      <Actions $gap={8} $isOpen={inquiry.status === 'open'}>
        <Button variant={inquiry.status === 'open' ? 'primary' : 'secondary'} onClick={onReply} {...near}>
          <Icon of={MessageSquare} />
          <span>
            {replyWords(inquiry)}
            <VisuallyHidden>
              {takesReplies(inquiry.status) ? ' to ' : ' about '}
              {inquiry.subject}
            </VisuallyHidden>
          </span>
        </Button>
        {inquiry.status === 'open' ? (
          <Button variant="secondary" busy={isSending} onClick={() => setStatus('in_progress')}>
            Mark as In Progress
          </Button>
        ) : null}
        {isFinalStatus(inquiry.status) ? null : (
          <Suspense fallback={null}>
            <InquiryMenu inquiry={inquiry} onStatus={handleStatus} />
          </Suspense>
        )}
      </Actions>
      {asking ? (
        <FinalStatusDialog inquiry={inquiry} status={asking} onClose={() => setAsking(null)} />
      ) : null}
    </Root>
  );
}
