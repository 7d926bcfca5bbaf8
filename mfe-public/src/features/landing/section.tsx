import { Container, Heading, media, Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  padding-block: ${token.space[48]};

  ${media.tablet} {
    padding-block: 56px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[16]} ${token.space[32]};
  margin-bottom: ${token.space[32]};

  > div {
    max-width: 60ch;
  }

  p {
    margin-top: ${token.space[12]};
  }
`;

interface SectionProps {
  /** Anchor of links within the page. */
  id?: string;
  title: string;
  lead?: string;
  /** A link next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the landing page, with its heading. */
export function Section({ id, title, lead, action, children }: SectionProps) {
  return (
    <Root id={id} aria-label={title}>
      <Container>
        <Head>
          <div>
            <Heading level={2} size="title">
              {title}
            </Heading>
            {lead ? <Text $tone="muted">{lead}</Text> : null}
          </div>
          {action}
        </Head>
        {children}
      </Container>
    </Root>
  );
}
