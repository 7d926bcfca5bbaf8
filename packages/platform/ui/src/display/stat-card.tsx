import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { IconType } from '../icons/icon-type';
import { token } from '../theme/tokens';
import { tabularFigures } from '../type/typography';
import { Card } from './card';
import { Icon } from './icon';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[8]};
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  line-height: 1.4;

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.div`
  ${tabularFigures}
  margin-top: auto;
  font-size: ${token.text[28]};
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: -0.02em;
`;

const Note = styled.div`
  color: ${token.color.muted};
  font-size: ${token.text[14]};
`;

export interface StatCardProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  icon?: IconType;
  /** One line of context. */
  note?: ReactNode;
}

/** A figure and its label, in rows of four at 1280 px and two on phones, or one with large text. */
export function StatCard({ label, value, icon, note }: StatCardProps) {
  return (
    <Root>
      <Top>
        <span>{label}</span>
        {icon ? <Icon of={icon} /> : null}
      </Top>
      <Value>{value}</Value>
      {note ? <Note>{note}</Note> : null}
    </Root>
  );
}
