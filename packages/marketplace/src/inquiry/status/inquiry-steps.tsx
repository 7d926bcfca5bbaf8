import { type InquiryStatus, inquiryStatuses, statusLabel, statusWords } from '@setu/contracts';
import { token, VisuallyHidden } from '@setu/ui';
import styled from 'styled-components';

/** The statuses from a first message to a deal. */
const steps = inquiryStatuses.slice(0, inquiryStatuses.indexOf('deal_closed') + 1);

type State = 'done' | 'now' | 'ahead';

const Root = styled.div`
  container-type: inline-size;
`;

const Line = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $state: State }>`
  position: relative;
  flex: 1;
  padding-top: ${token.space[16]};
  color: ${({ $state }) => ($state === 'now' ? token.color.ink : token.color.muted)};
  font-size: ${token.text[12]};
  font-weight: ${({ $state }) => ($state === 'now' ? 600 : 400)};
  line-height: 1.3;

  /* The line after the step. */
  &::before {
    position: absolute;
    top: 4px;
    right: 0;
    left: 0;
    height: 2px;
    background: ${({ $state }) => ($state === 'done' ? token.color.peacock : token.color.line)};
    content: '';
  }

  &:last-child {
    flex: none;
    min-width: 10px;

    &::before {
      display: none;
    }
  }

  &::after {
    position: absolute;
    top: 0;
    left: 0;
    box-sizing: border-box;
    width: 10px;
    height: 10px;
    border: 2px solid ${({ $state }) => ($state === 'ahead' ? token.color.line : token.color.peacock)};
    border-radius: 50%;
    background: ${({ $state }) => ($state === 'done' ? token.color.peacock : token.color.surface)};
    content: '';
  }
`;

const Words = styled.span`
  white-space: nowrap;
`;

/** The labels of the other steps; on a phone, five do not fit in a row. */
const OtherWords = styled(Words)`
  display: none;

  @container (min-width: 560px) {
    display: inline;
  }
`;

const stateOf = (index: number, now: number): State => {
  if (index === now) return 'now';
  return index < now ? 'done' : 'ahead';
};

const spoken: Readonly<Record<State, string>> = { done: 'done', now: 'now', ahead: 'to come' };

/** The progress of an inquiry as a line of steps. Renders nothing for a declined or withdrawn inquiry, because its badge is sufficient. */
export function InquirySteps({ status }: { status: InquiryStatus }) {
  const now = steps.indexOf(status);
  if (now < 0) return null;
  return (
    <Root>
      <Line aria-label={`Step ${now + 1} of ${steps.length}: ${statusWords(status)}`}>
        {steps.map((step, index) => {
          const state = stateOf(index, now);
          return (
            <Step key={step} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'now' ? (
                <Words>{statusLabel(step)}</Words>
              ) : (
                <OtherWords aria-hidden="true">{statusLabel(step)}</OtherWords>
              )}
              <VisuallyHidden>
                {state === 'now' ? '' : statusLabel(step)}, {spoken[state]}
              </VisuallyHidden>
            </Step>
          );
        })}
      </Line>
    </Root>
  );
}
