import { token } from '@setu/ui';
import styled from 'styled-components';

/** An id, whole, to be copied and compared. */
export const Id = styled.code`
  color: ${token.color.muted};
  font: ${token.text[12]} / 1.4 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;
