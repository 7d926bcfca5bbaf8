import { type InquiryStatus, statusLabel } from '@setu/contracts';
import { LoadMore, useUnauthorized } from '@setu/mfe-kit';
import {
  Badge,
  Cluster,
  ErrorState,
  formatTotal,
  Heading,
  media,
  Skeleton,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import type { LeadFilter } from '../../../shared/lead-filter';
import { boardColumn } from './board.queries';
import { BoardCard } from './board-card';
import type { BoardMoves } from './use-board-moves';

const Root = styled.section<{ $accepts: boolean | null; $isOver: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${token.space[12]};
  width: min(280px, calc(100vw - ${token.space[72]}));
  min-height: 240px;
  padding: ${token.space[12]};
  border: 2px solid transparent;
  border-radius: ${token.radius.card};
  background: ${token.color.sunken};
  scroll-snap-align: start;

  ${media.tablet} {
    width: 280px;
  }

  ${({ $accepts }) =>
    $accepts === false &&
    css`
      opacity: 0.5;
    `}
  ${({ $accepts, $isOver }) =>
    $accepts &&
    css`
      border-style: ${$isOver ? 'solid' : 'dashed'};
      border-color: ${token.color.peacock};
    `}
`;

interface BoardColumnProps {
  status: InquiryStatus;
  /** Only cards with this label. */
  label: string | null;
  /** Only cards whose investors say this, and their order. */
  filter: LeadFilter;
  moves: BoardMoves;
  onOpen: (inquiryId: string) => void;
}

/** The inquiries of one status, with their number. */
export function BoardColumn({ status, label, filter, moves, onOpen }: BoardColumnProps) {
  const titleId = useId();
  const pages = useInfiniteQuery(boardColumn(status, label, filter));
  const [isOver, setOver] = useState(false);
  useUnauthorized(pages.error);
  const inquiries = pages.data?.pages.flatMap(({ items }) => items);
  const accepts = moves.accepts(status);
  const handleDragOver = (event: DragEvent) => {
    if (!accepts) return;
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    moves.drop(status);
  };
  return (
    <Root
      aria-labelledby={titleId}
      aria-busy={pages.isPending}
      $accepts={accepts}
      $isOver={isOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <Cluster $gap={8} $justify="space-between">
        <Heading level={3} size="small" id={titleId}>
          {statusLabel(status)}
        </Heading>
        {pages.data?.pages[0] ? <Badge tone="outline">{formatTotal(pages.data.pages[0])}</Badge> : null}
      </Cluster>
      {pages.isPending ? <Skeleton height="120px" /> : null}
      {!inquiries && pages.error ? (
        <ErrorState
          title="These inquiries could not be loaded."
          busy={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {inquiries?.length === 0 ? (
        <Text $size={14} $tone="muted">
          No inquiries
        </Text>
      ) : null}
      {inquiries && inquiries.length > 0 ? (
        <Stack as="ul" $gap={8}>
          {inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <BoardCard
                inquiry={inquiry}
                readAt={pages.dataUpdatedAt}
                moves={moves}
                onOpen={() => onOpen(inquiry.id)}
              />
            </li>
          ))}
        </Stack>
      ) : null}
      <LoadMore pages={pages} noun="inquiries" />
    </Root>
  );
}
