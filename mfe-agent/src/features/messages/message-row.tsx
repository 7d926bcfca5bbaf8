import type { InquiryStatus, InquiryView } from '@setu/contracts';
import { type FinalInquiryStatus, isFinalStatus, nextStatuses, statusLabel } from '@setu/contracts';
import {
  FinalStatusDialog,
  InboxItem,
  InquiryStatusBadge,
  preloadFinalStatus,
  UnreadBadge,
  useChangeInquiryStatus,
  useLinkedInquiry,
  useThreadPreload,
} from '@setu/marketplace';
import {
  Button,
  CardHead,
  Cluster,
  formatDateUnbroken,
  formatPercent,
  Heading,
  Icon,
  plural,
  Text,
  token,
} from '@setu/ui';
import { ChevronDown, MessageSquare } from '@setu/ui/icons';
import { Menu, MenuItem } from '@setu/ui/menu';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { setContacted } from '../../shared/demands.queries';
import { ListRow } from '../../shared/list-row';
import { subjectLine } from './inquiry-subject';

/** The highlight of the open row needs padding around the text. */
const Row = styled(ListRow)`
  margin-inline: calc(-1 * ${token.space[12]});
  padding-inline: ${token.space[12]};
`;

interface MessageRowProps {
  inquiry: InquiryView;
  /** True when the agent received it. */
  isReceived: boolean;
}

const threadLabel = (replyCount: number, isReceived: boolean) => {
  if (replyCount === 0) return isReceived ? 'Reply' : 'Follow Up';
  return plural(replyCount, 'reply', 'replies');
};

/** An inquiry in the list with its text, its status and its actions. */
export function MessageRow({ inquiry, isReceived }: MessageRowProps) {
  const [asking, setAsking] = useState<FinalInquiryStatus | null>(null);
  const client = useQueryClient();
  const { open } = useLinkedInquiry();
  const near = useThreadPreload(inquiry.id);
  const { setStatus, isSending } = useChangeInquiryStatus(inquiry.id);
  const { subject, status, proposedCommission, replyCount } = inquiry;
  const next = isReceived ? nextStatuses(status, 'receiver') : [];
  const label = threadLabel(replyCount, isReceived);
  const handleStatus = (to: InquiryStatus) => (isFinalStatus(to) ? setAsking(to) : setStatus(to));
  /** A demand whose offer is withdrawn can be contacted again. */
  const handleChanged = (changed: InquiryView) => {
    if (changed.kind === 'offer' && changed.status === 'withdrawn' && changed.requirementId)
      setContacted(client, changed.requirementId, false);
  };
  const other = isReceived ? inquiry.fromName : inquiry.toName;
  return (
    <Row as={InboxItem} inquiryId={inquiry.id}>
      <CardHead>
        <Heading level={4} size="small">
          {subject}
        </Heading>
        <Cluster $gap={8}>
          <UnreadBadge inquiry={inquiry} />
          <InquiryStatusBadge status={status} />
        </Cluster>
      </CardHead>
      <Text $size={14} $tone="muted">
        {[other, subjectLine(inquiry), formatDateUnbroken(inquiry.createdAt)]
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
          onClick={() => open(inquiry.id)}
          {...near}
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
              <MenuItem key={to} onSelect={() => handleStatus(to)}>
                {to === 'in_progress' ? 'Mark as In Progress' : statusLabel(to)}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
        {!isReceived && !isFinalStatus(status) ? (
          <Button
            variant="ghost"
            size="sm"
            busy={isSending}
            onClick={() => handleStatus('withdrawn')}
            onPointerEnter={preloadFinalStatus}
            onFocus={preloadFinalStatus}
            aria-label={`Withdraw ${subject}`}
          >
            Withdraw
          </Button>
        ) : null}
      </Cluster>
      {asking ? (
        <FinalStatusDialog
          inquiry={inquiry}
          status={asking}
          onChanged={handleChanged}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Row>
  );
}
