import type { InquiryView } from '@setu/contracts';
import { InquiryStatusBadge } from '@setu/marketplace';
import { FoldableText, formatDateTime, Text } from '@setu/ui';
import styled from 'styled-components';
import { Id } from '../../shared/list/id';
import { Cell, Row } from '../../shared/list/table';

const Subject = styled(Text)`
  font-weight: 600;
`;

/** The listing's title and the receiver, when known. */
const aboutOf = ({ franchiseTitle, requirementTitle, propertyTitle, toName }: InquiryView) =>
  [franchiseTitle ?? requirementTitle ?? propertyTitle, toName && `to ${toName}`].filter(Boolean).join(', ');

/** An inquiry between two users. */
export function InquiryRow({ inquiry }: { inquiry: InquiryView }) {
  return (
    <Row>
      <Cell>
        <Subject dir="auto">{inquiry.subject}</Subject>
        <FoldableText lines={2} size={14} about={`of ${inquiry.subject}`}>
          {inquiry.message}
        </FoldableText>
        <Text $size={12} $tone="muted" dir="auto">
          {aboutOf(inquiry)}
        </Text>
      </Cell>
      <Cell label="Status" half>
        <InquiryStatusBadge status={inquiry.status} />
      </Cell>
      <Cell label="Date" half>
        <time dateTime={inquiry.createdAt}>{formatDateTime(inquiry.createdAt)}</time>
      </Cell>
      <Cell label="Sender">
        <div dir="auto">{inquiry.fromName ?? 'Name not known'}</div>
        <Id>{inquiry.fromUserId}</Id>
      </Cell>
    </Row>
  );
}
