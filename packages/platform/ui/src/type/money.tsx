import styled from 'styled-components';
import {
  formatExact,
  formatExactRange,
  formatMoney,
  formatRange,
  type MoneyStyle,
  type Rupees,
} from '../format/money';
import { tip } from '../tip/tip';
import { tabularFigures } from './typography';

const Amount = styled.span`
  ${tabularFigures}
  white-space: nowrap;
`;

const Ends = styled.span`
  ${tabularFigures}
`;

const tipOf = (exact: string, shown: string) => tip(exact === shown ? undefined : exact);

/** An amount in shorthand, which never breaks after its sign. The exact amount is its tooltip and its text for screen readers. */
export function Money({ value, format = 'card' }: { value: Rupees | null | undefined; format?: MoneyStyle }) {
  const [shown, exact] = [formatMoney(value, format), formatExact(value)];
  return (
    <Amount role="img" aria-label={exact} {...tipOf(exact, shown)}>
      {shown}
    </Amount>
  );
}

interface MoneyRangeProps {
  min: Rupees | null | undefined;
  max: Rupees | null | undefined;
  format?: MoneyStyle;
}

/** A range in shorthand. It may break between its ends, but not within an amount. */
export function MoneyRange({ min, max, format = 'card' }: MoneyRangeProps) {
  const exact = formatExactRange(min, max);
  const shown = formatRange(min, max, format);
  const [from, to] = shown.split(' – ');
  return (
    <Ends role="img" aria-label={exact} {...tipOf(exact, shown)}>
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
