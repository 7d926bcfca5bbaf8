import {
  type FinalInquiryStatus,
  type InquiryStatus,
  type InquiryView,
  isFinalStatus,
} from '@setu/contracts';
import {
  FinalStatusDialog,
  LeadChips,
  UnreadBadge,
  useChangeInquiryStatus,
  useThreadPreload,
} from '@setu/marketplace';
import { lazyComponent } from '@setu/mfe-kit';
import { Badge, Button, Card, Cluster, Heading, Icon, Text, token, VisuallyHidden } from '@setu/ui';
import { MessageSquare } from '@setu/ui/icons';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LabelChips } from '../label-chips';
import { ageText } from './age-text';
import type { BoardMoves } from './use-board-moves';

const { Component: InquiryMenu } = lazyComponent(() => import('../inquiry-menu'), 'InquiryMenu');

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};

  &[draggable='true'] {
    cursor: grab;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

interface BoardCardProps {
  inquiry: InquiryView;
  /** When it was read, ms since 1970: its age counts from it, so that the server and the browser render the same text. */
  readAt: number;
  moves: BoardMoves;
  onOpen: () => void;
}

/** An inquiry on the board: sender, subject, age and what the investor says. It is moved by its menu, or by dragging it to a column. */
export function BoardCard({ inquiry, readAt, moves, onOpen }: BoardCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useThreadPreload(inquiry.id);
  const [asking, setAsking] = useState<FinalInquiryStatus | null>(null);
  const setMoved = () => moves.setMoved(inquiry.id);
  const { setStatus, isSending } = useChangeInquiryStatus(inquiry.id, { onChanged: setMoved });
  const moveTo = (status: InquiryStatus) => (isFinalStatus(status) ? setAsking(status) : setStatus(status));
  const mayMove = !isFinalStatus(inquiry.status);
  const about = inquiry.franchiseTitle ?? inquiry.requirementTitle ?? inquiry.propertyTitle;
  const hasMoved = moves.movedId === inquiry.id;

  useEffect(() => {
    // The menu or dialog that moved it was removed with its former card.
    if (hasMoved && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [hasMoved]);

  return (
    <Root
      as="article"
      ref={root}
      tabIndex={-1}
      aria-label={inquiry.subject}
      aria-busy={isSending}
      draggable={mayMove}
      onDragStart={() => moves.start({ inquiry, moveTo })}
      onDragEnd={moves.end}
    >
      <Cluster $gap={8} $justify="space-between" $wrap={false} $align="start">
        <Heading level={4} size="small">
          {inquiry.subject}
        </Heading>
        <UnreadBadge inquiry={inquiry} />
      </Cluster>
      <Text $size={14}>
        {inquiry.fromName ?? 'Somebody'}
        {about ? ` · ${about}` : ''}
      </Text>
      <Cluster $gap={8}>
        {inquiry.kind === 'offer' ? <Badge tone="tint">Agent offer</Badge> : null}
        <Text as="time" $size={14} $tone="muted" dateTime={inquiry.createdAt}>
          {ageText(inquiry.createdAt, readAt)}
        </Text>
      </Cluster>
      <LeadChips lead={inquiry} withPhone />
      <LabelChips inquiry={inquiry} />
      <Cluster $gap={8} $justify="space-between">
        <Button size="sm" variant="secondary" onClick={onOpen} {...near}>
          <Icon of={MessageSquare} size={16} />
          Open<VisuallyHidden> conversation about {inquiry.subject}</VisuallyHidden>
        </Button>
        {mayMove ? (
          <Suspense fallback={null}>
            <InquiryMenu inquiry={inquiry} isWhole onStatus={moveTo} />
          </Suspense>
        ) : null}
      </Cluster>
      {asking ? (
        <FinalStatusDialog
          inquiry={inquiry}
          status={asking}
          onChanged={setMoved}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Root>
  );
}
