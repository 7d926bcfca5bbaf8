import { LinkButton, Text } from '@setu/ui';
import { Link } from 'react-router-dom';
import { Section } from './section';

/** Leads to the calculator, which works without an account. */
export function CalculatorPart() {
  return (
    <Section
      title="Will It Pay Back?"
      lead="Enter the investment and a month’s revenue and costs. The calculator shows profit, payback, return and a loan, without an account."
      action={
        <LinkButton as={Link} to="/calculator">
          Open the Calculator
        </LinkButton>
      }
    >
      <Text $tone="muted">
        The page of a franchise opens it with the brand’s own figures, when the brand discloses them.
      </Text>
    </Section>
  );
}
