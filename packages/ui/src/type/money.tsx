import styled from 'styled-components';
import {
  formatExact,
  formatExactRange,
  formatMoney,
  formatRange,
  type MoneyStyle,
  type Rupees,
} from '../format/money';
import { tabularFigures } from './typography';

const Amount = styled.span`
  ${tabularFigures}
  white-space: nowrap;
`;

const Ends = styled.span`
  ${tabularFigures}
`;

/**
 * An amount in shorthand that never parts from its sign; the exact amount is its title and what a screen
 * reader says.
 */
export function Money({ value, format = 'card' }: { value: Rupees | null | undefined; format?: MoneyStyle }) {
  const exact = formatExact(value);
  return (
    <Amount role="img" title={exact} aria-label={exact}>
      {formatMoney(value, format)}
    </Amount>
  );
}

interface MoneyRangeProps {
  min: Rupees | null | undefined;
  max: Rupees | null | undefined;
  format?: MoneyStyle;
}

/** From–to in shorthand; may break between its ends, never inside one. */
export function MoneyRange({ min, max, format = 'card' }: MoneyRangeProps) {
  const exact = formatExactRange(min, max);
  const [from, to] = formatRange(min, max, format).split(' – ');
  return (
    <Ends role="img" title={exact} aria-label={exact}>
      <Amount>{from}</Amount>
      {to ? (
        <>
          {' – '}
          <Amount>{to}</Amount>
        </>
      ) : null}
    </Ends>
  );
}
