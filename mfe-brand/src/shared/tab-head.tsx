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
  /** The purpose of the list, or its size. */
  hint: ReactNode;
  /** The main action of the tab. */
  action?: ReactNode;
}

/** The heading of a tab, and its main action. */
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
