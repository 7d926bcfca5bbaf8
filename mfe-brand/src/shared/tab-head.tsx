import { Heading, media, Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[24]};

  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[24]};
  }

  > :last-child:not(:first-child) {
    flex: none;
  }
`;

interface TabHeadProps {
  title: string;
  /** What the list is for, or how much there is of it. */
  hint: ReactNode;
  /** The main action of the tab. */
  action?: ReactNode;
}

/** The top of a tab: what it lists, and its main action. */
export function TabHead({ title, hint, action }: TabHeadProps) {
  return (
    <Root>
      <div>
        <Heading level={2}>{title}</Heading>
        <Text $size={14} $tone="muted">
          {hint}
        </Text>
      </div>
      {action}
    </Root>
  );
}
