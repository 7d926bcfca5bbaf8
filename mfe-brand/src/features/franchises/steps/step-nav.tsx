import { media, token, VisuallyHidden } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type FranchiseStep, franchiseSteps, stepWords } from '../franchise-steps';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(${franchiseSteps.length}, minmax(0, 1fr));
  gap: ${token.space[4]};
`;

const Step = styled(Link)<{ $isWrong: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[4]};
  height: 100%;
  min-width: 0;
  min-height: ${token.size.touch};
  padding: ${token.space[8]} 0;
  border-bottom: 3px solid ${token.color.line};
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${token.color['line-strong']};
    color: ${token.color.ink};
  }

  &[aria-current] {
    border-color: ${token.color.peacock};
    color: ${token.color.ink};
    font-weight: 600;
  }

  ${media.tablet} {
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: 0 ${token.space[8]};
    padding-inline: ${token.space[4]};
    text-align: left;
  }
`;

const Disc = styled.span<{ $isWrong: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 1.75rem;
  height: 1.75rem;
  padding-inline: 6px;
  border-radius: ${token.radius.round};
  background: ${({ $isWrong }) => ($isWrong ? token.color['kumkum-tint'] : token.color.sunken)};
  color: ${({ $isWrong }) => ($isWrong ? token.color.kumkum : 'inherit')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [aria-current] > & {
    background: ${({ $isWrong }) => ($isWrong ? token.color.kumkum : token.color.peacock)};
    color: ${token.color['on-fill']};
  }
`;

/** Only where it has space: the heading of the step repeats it. */
const Label = styled.span`
  display: none;
  min-width: 0;

  ${media.tablet} {
    display: inline;
  }
`;

/** A mark at the number on a phone, with its words from a tablet on. */
const Problem = styled.span`
  position: absolute;
  top: 2px;
  left: calc(50% + 0.6rem);
  min-width: 1.1rem;
  padding-inline: 4px;
  border: 1px solid ${token.color.surface};
  border-radius: ${token.radius.round};
  background: ${token.color.kumkum};
  color: ${token.color['on-fill']};
  font-size: ${token.text[12]};
  font-weight: 600;
  line-height: 1.35;

  > span {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${media.tablet} {
    position: static;
    flex-basis: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${token.color.kumkum};
    font-weight: 500;

    > span {
      position: static;
      clip-path: none;
    }
  }
`;

interface StepNavProps {
  step: FranchiseStep;
  /** How many fields of each step have an error. */
  errors: Readonly<Record<FranchiseStep, number>>;
  /** The address of a step, and the state of its entry in the history. */
  linkTo: (step: FranchiseStep) => { to: string; state: unknown };
}

/** The steps of the form, as links: any of them can be opened at any time. */
export function StepNav({ step: current, errors, linkTo }: StepNavProps) {
  return (
    <nav aria-label="Steps">
      <List>
        {franchiseSteps.map((step, index) => {
          const wrong = errors[step];
          return (
            <li key={step}>
              <Step
                {...linkTo(step)}
                replace={step === current}
                aria-current={step === current ? 'step' : undefined}
                $isWrong={wrong > 0}
              >
                <VisuallyHidden>
                  Step {index + 1}: {stepWords[step].label}
                </VisuallyHidden>
                <Disc $isWrong={wrong > 0} aria-hidden="true">
                  {index + 1}
                </Disc>
                <Label aria-hidden="true">{stepWords[step].label}</Label>
                {wrong > 0 ? (
                  <Problem>
                    {wrong}
                    <span> to correct</span>
                  </Problem>
                ) : null}
              </Step>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
