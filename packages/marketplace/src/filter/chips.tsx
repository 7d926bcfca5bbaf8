import { Cluster, media } from '@setu/ui';
import styled from 'styled-components';

/** Chips that a script answers: without scripts they are hidden, and fields of a form stand in for them. */
export const Chips = styled(Cluster)`
  ${media.noScript} {
    display: none;
  }
`;
