import { type InquiryView, inquiryStatuses } from '@setu/contracts';
import { LinkedThread, useLinkedInquiry } from '@setu/marketplace';
import { Stack, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LeadFilter } from '../../../shared/lead-filter';
import { LabelChoice } from '../label-choice';
import { LeadFilters } from '../lead-filters';
import { BoardColumn } from './board-column';
import { useBoardMoves } from './use-board-moves';

/** Scrolls horizontally and snaps to columns. */
const Strip = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  margin-inline: calc(-1 * ${token.space[16]});
  padding: ${token.space[4]} ${token.space[16]} ${token.space[16]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token.space[16]};
  scroll-snap-type: x proximity;
`;

interface InquiryBoardProps {
  /** Only inquiries with this label. */
  label: string | null;
  /** Only inquiries whose investors say this, and their order. */
  filter: LeadFilter;
  /** Content above the messages of the open conversation. */
  above: (inquiry: InquiryView) => ReactNode;
}

/** Received inquiries in a column for each status. A conversation opens over the board. */
export function InquiryBoard({ label, filter, above }: InquiryBoardProps) {
  const linked = useLinkedInquiry();
  const moves = useBoardMoves();
  return (
    <Stack $gap={16}>
      <LeadFilters>
        <LabelChoice />
      </LeadFilters>
      {/* A scroll container must be focusable by keyboard, even when no column has a card. */}
      <Strip role="region" aria-label="Inquiries by status" tabIndex={0}>
        {inquiryStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            label={label}
            filter={filter}
            moves={moves}
            onOpen={linked.open}
          />
        ))}
      </Strip>
      {linked.id ? <LinkedThread id={linked.id} above={above} onClose={linked.close} /> : null}
    </Stack>
  );
}
