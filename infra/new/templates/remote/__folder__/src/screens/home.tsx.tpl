import { type ScreenProps, usePageHead } from '@setu/mfe-kit';
import { BrandCover, Cluster, Container, Heading, LinkButton, media, Stack, Text, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Steps } from '../features/welcome/steps';
import { lead, title, welcomeHead } from '../features/welcome/welcome-head';

const Root = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[72]};
  }
`;

const Opening = styled.header`
  display: grid;
  align-items: center;
  gap: ${token.space[32]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${token.space[48]};
  }
`;

const Picture = styled(BrandCover)`
  border-radius: ${token.radius.card};
`;

/** /{{name}} */
export default function Home(_: ScreenProps) {
  usePageHead(welcomeHead());
  return (
    <Root>
      <Stack $gap={48}>
        <Opening>
          <Stack $gap={16}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text $size={18} $tone="muted">
              {lead}
            </Text>
            <Cluster $gap={12}>
              <LinkButton as={Link} to="/franchises">
                See franchises
              </LinkButton>
              <LinkButton as={Link} to="/mindmap" variant="secondary">
                How it all works
              </LinkButton>
            </Cluster>
          </Stack>
          <Picture name={title} category="services" eager />
        </Opening>
        <Steps />
      </Stack>
    </Root>
  );
}
