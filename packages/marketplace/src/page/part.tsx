import { Heading, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  padding-top: ${token.space[32]};
  border-top: 1px solid ${token.color.line};
`;

interface PartProps {
  title: string;
  /** For links to the part. */
  id?: string;
  children: ReactNode;
}

/** One titled part of the page. */
export function Part({ title, id, children }: PartProps) {
  return (
    <Root aria-label={title} id={id}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Root>
  );
}
