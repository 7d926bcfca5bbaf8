import { Heading, Stack, Text, token } from '@setu/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type FranchiseStep, stepWords } from '../franchise-steps';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};

  &[hidden] {
    display: none;
  }
`;

/** Gets the focus when the step is opened, so that screen readers read the heading. */
const Focusable = styled.span`
  &:focus {
    outline: none;
  }
`;

const Optional = styled.span`
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  font-weight: 400;
`;

interface StepPanelProps {
  step: FranchiseStep;
  isCurrent: boolean;
  /** Called when it becomes the current step. */
  onOpened: (panel: HTMLElement | null) => void;
  children: ReactNode;
}

/** A step of the form. Steps that are not shown stay in the page, so that nothing typed is lost. */
export function StepPanel({ step, isCurrent, onOpened, children }: StepPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { title, hint, isOptional } = stepWords[step];
  useEffect(() => {
    if (isCurrent) onOpened(panel.current);
  }, [isCurrent, onOpened]);
  return (
    <Root ref={panel} hidden={!isCurrent}>
      <Stack $gap={4}>
        <Heading level={3} size="section">
          <Focusable tabIndex={-1} data-step-heading="">
            {title}
            {isOptional ? <Optional> (optional)</Optional> : null}
          </Focusable>
        </Heading>
        <Text $size={14} $tone="muted">
          {hint}
        </Text>
      </Stack>
      {children}
    </Root>
  );
}
