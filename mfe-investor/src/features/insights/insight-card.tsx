import { Badge, Card, Heading, Icon, type IconType, Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  height: 100%;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};

  > svg {
    color: ${token.color.peacock};
  }

  > :nth-child(2) {
    flex: 1;
  }
`;

const Rows = styled.ul`
  flex: 1;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: 52px;
  padding-block: ${token.space[8]};
  border-top: 1px solid ${token.color.line};

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[8]};
  font-weight: 600;
  white-space: nowrap;
`;

const Note = styled(Text)`
  margin-top: auto;
`;

/** One figure of a card. */
export interface InsightRow {
  subject: string;
  value: ReactNode;
  isSample: boolean;
  /** The number of observations; for figures that are not samples. */
  source: string;
}

interface InsightCardProps {
  title: string;
  icon: IconType;
  rows: readonly InsightRow[];
  /** A sentence about the figures. */
  children: ReactNode;
}

/** Figures of one kind. Samples are marked: the whole card when all are samples, else each row. */
export function InsightCard({ title, icon, rows, children }: InsightCardProps) {
  const isAllSample = rows.length > 0 && rows.every(({ isSample }) => isSample);
  return (
    <Root as="section" aria-label={title}>
      <Top>
        <Icon of={icon} />
        <Heading level={3} size="small">
          {title}
        </Heading>
        {isAllSample ? <Badge tone="outline">Sample data</Badge> : null}
      </Top>
      {rows.length === 0 ? (
        <Text $tone="muted">
          Not enough has happened yet to say. Figures appear here as the market moves.
        </Text>
      ) : (
        <Rows>
          {rows.map(({ subject, value, isSample, source }) => (
            <Row key={subject}>
              <div>
                {subject}
                {isSample ? null : (
                  <Text $size={12} $tone="muted">
                    {source}
                  </Text>
                )}
              </div>
              <Value>
                {isSample && !isAllSample ? <Badge tone="outline">Sample data</Badge> : null}
                {value}
              </Value>
            </Row>
          ))}
        </Rows>
      )}
      <Note $size={14} $tone="muted">
        {children}
      </Note>
    </Root>
  );
}
