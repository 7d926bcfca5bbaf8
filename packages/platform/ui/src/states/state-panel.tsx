import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { Heading, type HeadingLevel } from '../type/typography';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[48]} ${token.space[16]};
  border: 1px dashed ${token.color.line};
  border-radius: ${token.radius.card};
  text-align: center;
`;

const Mark = styled.div<{ $tone: 'quiet' | 'wrong' }>`
  margin-bottom: ${token.space[8]};
  color: ${({ $tone }) => ($tone === 'quiet' ? token.color.peacock : token.color.kumkum)};
`;

const Words = styled.p`
  max-width: 46ch;
  color: ${token.color.muted};
  text-wrap: balance;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[8]};
  margin-top: ${token.space[16]};
`;

interface StatePanelProps {
  mark: ReactNode;
  tone: 'quiet' | 'wrong';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
  level?: HeadingLevel;
}

/** Shown instead of content that does not exist yet or could not be loaded. */
export function StatePanel({ mark, tone, title, children, action, role, level = 3 }: StatePanelProps) {
  return (
    <Root role={role}>
      <Mark $tone={tone} aria-hidden="true">
        {mark}
      </Mark>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {children ? <Words>{children}</Words> : null}
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
