import type { RequirementMatch } from '@setu/contracts';
import { token } from '@setu/ui';
import styled from 'styled-components';

const Root = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  font-size: ${token.text[14]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 56px 3.5rem;
    align-items: center;
    gap: ${token.space[12]};
    line-height: 1.4;
  }

  small {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
    white-space: nowrap;
  }
`;

const Bar = styled.span<{ $share: number }>`
  height: 6px;
  border-radius: ${token.radius.round};
  background: linear-gradient(${token.color.peacock} 0 0) 0 / ${({ $share }) => $share * 100}% no-repeat
    ${token.color.sunken};
`;

/** Why a property matches a requirement, each reason with its points. */
export function MatchReasons({ reasons }: Pick<RequirementMatch, 'reasons'>) {
  return (
    <Root aria-label="Why it fits">
      {reasons.map(({ label, points, outOf }) => (
        <li key={label}>
          <span>{label}</span>
          <Bar $share={points / outOf} aria-hidden="true" />
          <small>
            {points} of {outOf}
          </small>
        </li>
      ))}
    </Root>
  );
}
