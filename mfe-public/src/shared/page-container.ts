import { Container, media, token } from '@setu/ui';
import styled from 'styled-components';

/** The width and outer spacing of all pages except the landing page. */
export const PageContainer = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[48]};
  }
`;
