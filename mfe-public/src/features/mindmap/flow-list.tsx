import { deal, type Flow } from '@setu/contracts';
import { Heading, Text, token } from '@setu/ui';
import styled from 'styled-components';

const Steps = styled.ol<{ $colour: string }>`
  margin-top: ${token.space[16]};
  color: ${({ $colour }) => $colour};
`;

/** A step next to its segment of the line: the segment stretches with the text, so that the line is continuous. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${token.space[16]};
  min-height: 92px;
`;

const Strand = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

const Dot = styled.span<{ $isDeal: boolean }>`
  position: absolute;
  top: 50%;
  left: 50%;
  width: ${({ $isDeal }) => ($isDeal ? '18px' : '12px')};
  height: ${({ $isDeal }) => ($isDeal ? '18px' : '12px')};
  border-radius: 50%;
  background: ${({ $isDeal }) => ($isDeal ? token.color.marigold : 'currentColor')};
  transform: translate(-50%, -50%);
`;

const Words = styled.div`
  align-self: center;
  padding-block: ${token.space[12]};
  color: ${token.color.ink};
`;

const inner = 'M20 0C40 22 40 30 40 50S40 78 20 100M20 0C0 22 0 30 0 50S0 78 20 100';
const first = 'M20 100C40 78 40 66 40 50S34 18 20 18 0 34 0 50 0 78 20 100';
const last = 'M20 0C40 22 40 34 40 50S34 82 20 82 0 66 0 50 0 22 20 0';

const pieceAt = (index: number, count: number) => {
  if (index === 0) return first;
  return index === count - 1 ? last : inner;
};

/** One flow, step by step, along its line. */
export function FlowList({ flow, colour }: { flow: Flow; colour: string }) {
  return (
    <section aria-label={flow.title}>
      <Heading level={2}>{flow.title}</Heading>
      <Text $size={14} $tone="muted">
        {flow.who}
      </Text>
      <Steps $colour={colour}>
        {flow.steps.map((step, index) => (
          <Step key={step.label}>
            <Strand aria-hidden="true">
              <svg viewBox="0 0 40 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
                <path
                  d={pieceAt(index, flow.steps.length)}
                  stroke="currentColor"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <Dot $isDeal={step === deal} />
            </Strand>
            <Words>
              <Text $weight={600}>{step.label}</Text>
              <Text $size={14} $tone="muted">
                {step.text}
              </Text>
            </Words>
          </Step>
        ))}
      </Steps>
    </section>
  );
}
