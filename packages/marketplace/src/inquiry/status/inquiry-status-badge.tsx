import type { InquiryStatus } from '@setu/contracts';
import { Badge, type BadgeTone } from '@setu/ui';
import styled from 'styled-components';

const toneOf = (status: InquiryStatus): BadgeTone => {
  if (status === 'open') return 'solid';
  return status === 'in_progress' ? 'secondary' : 'outline';
};

const Words = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** The status of an inquiry: open solid, in progress secondary, any other outlined. */
export function InquiryStatusBadge({ status }: { status: InquiryStatus }) {
  return (
    <Badge tone={toneOf(status)}>
      <Words>{status.replaceAll('_', ' ')}</Words>
    </Badge>
  );
}
