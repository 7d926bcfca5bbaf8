import { token } from '@setu/ui';
import styled from 'styled-components';

/** A complete id, for copying and comparing. */
export const Id = styled.code`
  color: ${token.color.muted};
  font: ${token.text[12]} / 1.4 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;
