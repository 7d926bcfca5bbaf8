import { completenessOf, type FranchiseView } from '@setu/contracts';
import { Button, Cluster, Text, tip, token, VisuallyHidden } from '@setu/ui';
import styled from 'styled-components';
import { type FranchiseField, type FranchiseStep, stepOfField } from '../franchise-steps';
import { Meter } from './meter';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
`;

interface OwnCompletenessProps {
  franchise: FranchiseView;
  /** Opens the form at a step. */
  onStep: (step: FranchiseStep) => void;
}

/** How complete an own listing is, and the next field to add; nothing for a complete one. */
export function OwnCompleteness({ franchise, onStep }: OwnCompletenessProps) {
  const { percent, missing } = completenessOf(franchise);
  const [next] = missing;
  if (!next) return null;
  return (
    <Root>
      <Meter percent={percent} />
      <Cluster $gap={4} $justify="space-between">
        <Text as="span" $size={14} $tone="muted">
          {percent}% complete
        </Text>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onStep(stepOfField[next.field as FranchiseField])}
          {...tip(next.worth)}
        >
          <span>
            Add: {next.label}
            <VisuallyHidden> to {franchise.title}</VisuallyHidden>
          </span>
        </Button>
      </Cluster>
    </Root>
  );
}
