import { usePageHead } from '@setu/mfe-kit';
import { Container, DotGrid, Heading, LinkButton, Stack, Text, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const title = '404 Page Not Found';

const Mark = styled.div`
  color: ${token.color.peacock};
`;

/** The screen of an unknown address. */
export function NotFound() {
  usePageHead({ title, description: 'This page does not exist.', noIndex: true });
  return (
    <Container $reading style={{ paddingBlock: '72px' }}>
      <Stack $gap={16} $align="start">
        <Mark>
          <DotGrid />
        </Mark>
        <Heading level={1}>{title}</Heading>
        <Text $tone="muted">
          Nothing lives at this address. It may have been moved, or the link that led here has a mistake in
          it.
        </Text>
        <LinkButton as={Link} to="/franchises">
          Browse Franchises
        </LinkButton>
      </Stack>
    </Container>
  );
}
