import { formatCount, token } from '@setu/ui';
import styled from 'styled-components';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[12]};
  font-size: ${token.text[14]};

  strong {
    font-size: ${token.text[18]};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Bar = styled.div<{ $share: number }>`
  height: 10px;
  margin-top: ${token.space[4]};
  border-radius: ${token.radius.control};
  background: linear-gradient(
    to right,
    ${token.color.peacock} ${({ $share }) => $share * 100}%,
    ${token.color.sunken} 0
  );
`;

/** One step of a funnel. */
export interface Step {
  label: string;
  count: number;
}

/** Steps below each other, each with a bar relative to the largest. */
export function FunnelSteps({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <List>
      {steps.map(({ label, count }) => (
        <li key={label}>
          <Line>
            <span>{label}</span>
            <strong>{formatCount(count)}</strong>
          </Line>
          <Bar $share={count / most} aria-hidden="true" />
        </li>
      ))}
    </List>
  );
}
