import type { FranchiseView } from '@setu/contracts';
import { formatArea, formatPercent, MoneyRange, media, token } from '@setu/ui';
import styled from 'styled-components';
import { Part } from './part';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[16]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(170px, max-content));
    gap: ${token.space[16]} ${token.space[48]};

    > :first-child {
      grid-column: auto;
    }
  }

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[14]};
  }

  dd {
    font-size: ${token.text[22]};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.012em;
  }
`;

/** Required investment and expected returns. */
export function InvestmentDetails({ franchise }: { franchise: FranchiseView }) {
  const { minInvestment, maxInvestment, expectedROI, areaRequired } = franchise;
  return (
    <Part title="Investment Details">
      <Figures>
        <div>
          <dt>Total Investment</dt>
          <dd>
            <MoneyRange min={minInvestment} max={maxInvestment} format="detail" />
          </dd>
        </div>
        <div>
          <dt>Expected ROI</dt>
          <dd>{expectedROI === null ? 'Not disclosed' : formatPercent(expectedROI)}</dd>
        </div>
        {areaRequired === null ? null : (
          <div>
            <dt>Area Required</dt>
            <dd>{formatArea(areaRequired)}</dd>
          </div>
        )}
      </Figures>
    </Part>
  );
}
