import { Cluster, media } from '@setu/ui';
import styled from 'styled-components';

/** Chips that need scripts. Without scripts they are hidden, and fields of a form replace them. */
export const Chips = styled(Cluster)`
  ${media.noScript} {
    display: none;
  }
`;
