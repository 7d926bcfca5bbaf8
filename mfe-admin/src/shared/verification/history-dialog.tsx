import { documentLabel, type VerificationRecord } from '@setu/contracts';
import { Badge, type BadgeTone, formatDate, formatDateTime, Text, token } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { Fragment } from 'react';
import styled from 'styled-components';

const Decision = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding-block: ${token.space[16]};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Documents = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[16]};
  font-size: ${token.text[14]};

  dt {
    color: ${token.color.muted};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const words: Readonly<Record<VerificationRecord['decision'], { label: string; tone: BadgeTone }>> = {
  verified: { label: 'Verified', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'danger' },
  changed: { label: 'Ended by a change', tone: 'secondary' },
  expired: { label: 'Expired', tone: 'warning' },
};

const actorOf = ({ decision, byUserId, byName }: VerificationRecord): string => {
  if (byName) return `by ${byName}`;
  if (byUserId === null) return decision === 'expired' ? 'by its last day' : 'by the demo';
  return decision === 'changed' ? 'by the person concerned' : 'by an administrator whose name is not known';
};

interface HistoryDialogProps {
  /** Name of the brand or company. */
  of: string;
  /** The decisions, newest first. */
  records: readonly VerificationRecord[];
  onClose: () => void;
}

/** All decisions about a verification: who, when and what. */
export function HistoryDialog({ of, records, onClose }: HistoryDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="History of the verification" description={of} width={560}>
      {records.length === 0 ? (
        <Text>
          No decision is recorded. Who was verified before documents were recorded stays verified without one.
        </Text>
      ) : (
        <ul>
          {records.map((record) => {
            const { label, tone } = words[record.decision];
            return (
              <Decision key={record.id}>
                <div>
                  <Badge tone={tone}>{label}</Badge>
                </div>
                <Text $size={14}>
                  <time dateTime={record.at}>{formatDateTime(record.at)}</time> {actorOf(record)}
                </Text>
                {record.documents.length > 0 ? (
                  <Documents>
                    {record.documents.map(({ type, number }) => (
                      <Fragment key={type}>
                        <dt>{documentLabel(type)}</dt>
                        <dd>{number}</dd>
                      </Fragment>
                    ))}
                  </Documents>
                ) : null}
                {record.decision === 'verified' ? (
                  <Text $size={14} $tone="muted">
                    {record.validUntil ? `Valid until ${formatDate(record.validUntil)}` : 'Without an end'}
                    {record.documents.length === 0 ? '. No documents were recorded.' : null}
                  </Text>
                ) : null}
                {record.reason ? (
                  <Text $size={14} dir="auto" style={{ whiteSpace: 'pre-line' }}>
                    {record.reason}
                  </Text>
                ) : null}
              </Decision>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
