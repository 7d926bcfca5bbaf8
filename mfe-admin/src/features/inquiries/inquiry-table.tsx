import type { InquiryView } from '@setu/contracts';
import { InquiryStatusBadge } from '@setu/marketplace';
import { FoldableText, formatDateTime, Text } from '@setu/ui';
import styled from 'styled-components';
import { Id } from '../../shared/list/id';
import { Cell, Row, Table } from '../../shared/list/table';

/** Name and columns of the table, for its skeleton too. */
export const inquiryTable = {
  label: 'Inquiries',
  columns: ['Subject and message', 'Status', 'Date', 'Sender'],
  template: 'minmax(0, 3fr) 140px 160px minmax(0, 1.3fr)',
};

const Subject = styled(Text)`
  font-weight: 600;
`;

/** What it is about, as far as that is known. */
const aboutOf = ({ franchiseTitle, requirementTitle, propertyTitle, toName }: InquiryView) =>
  [franchiseTitle ?? requirementTitle ?? propertyTitle, toName && `to ${toName}`].filter(Boolean).join(', ');

/** Inquiries between users, to read. */
export function InquiryTable({ inquiries }: { inquiries: readonly InquiryView[] }) {
  return (
    <Table {...inquiryTable}>
      {inquiries.map((inquiry) => (
        <Row key={inquiry.id}>
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
            {inquiry.fromName ? <div dir="auto">{inquiry.fromName}</div> : null}
            <Id>{inquiry.fromUserId}</Id>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
