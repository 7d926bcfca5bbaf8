import type { Completeness } from '@setu/contracts';
import { token } from '@setu/ui';
import styled from 'styled-components';

const Bar = styled.div`
  overflow: hidden;
  height: 6px;
  border-radius: ${token.radius.round};
  background: ${token.color.sunken};

  > div {
    height: 100%;
    background: ${token.color.peacock};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > div {
      background: Highlight;
    }
  }
`;

/** How complete a listing is, as a bar. The percent stands beside it as text. */
export function Meter({ percent }: Pick<Completeness, 'percent'>) {
  return (
    <Bar aria-hidden="true">
      <div style={{ width: `${percent}%` }} />
    </Bar>
  );
}
