import { SignInLink } from '@setu/mfe-kit';
import { Cluster, Container, Heading, LinkButton, media, Text, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useEntries } from '../../shared/copy/use-entries';
import { Bridge } from './hero/bridge';

const Root = styled.section`
  padding-block: ${token.space[72]};
`;

const Inner = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[16]};
  text-align: center;

  h2 {
    max-width: 18ch;
  }

  p {
    max-width: 52ch;
  }
`;

const Small = styled(Bridge)`
  width: 160px;
  margin-bottom: ${token.space[8]};

  ${media.tablet} {
    width: 200px;
  }
`;

/** The call to action at the end of the page. */
export function Closing() {
  const { title, content } = useEntries().one('features.closing');
  return (
    <Root aria-label="Get started">
      <Inner>
        <Small />
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Text $tone="muted">{content}</Text>
        <Cluster $gap={12} $justify="center">
          <LinkButton as={SignInLink} intent={{ role: 'investor' }} size="lg">
            Get Started
          </LinkButton>
          <LinkButton as={Link} to="/franchises" variant="secondary" size="lg">
            Browse Franchises
          </LinkButton>
        </Cluster>
      </Inner>
    </Root>
  );
}
