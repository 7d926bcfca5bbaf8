import { completenessOf } from '@setu/contracts';
import { Stack, Text, TextLink } from '@setu/ui';
import type { Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FranchiseValues } from '../franchise-form';
import { type FranchiseField, type FranchiseStep, stepOfField, stepWords } from '../franchise-steps';
import { useReadableFields } from '../live-listing';
import { Meter } from './meter';

interface FormCompletenessProps {
  control: Control<FranchiseValues>;
  step: FranchiseStep;
  linkTo: (step: FranchiseStep) => { to: string; state: unknown };
}

/** How complete the listing is, and what the next field is worth, with a link to its step. */
export function FormCompleteness({ control, step, linkTo }: FormCompletenessProps) {
  const { percent, missing } = completenessOf(useReadableFields(control));
  const [next] = missing;
  const nextStep = next ? stepOfField[next.field as FranchiseField] : null;
  return (
    <Stack $gap={4}>
      <Meter percent={percent} />
      <Text $size={14} $tone="muted">
        <strong>{percent}% complete.</strong>{' '}
        {next && nextStep ? (
          <>
            Next:{' '}
            {nextStep === step ? (
              next.label
            ) : (
              <TextLink as={Link} {...linkTo(nextStep)}>
                {next.label} (step {stepWords[nextStep].label})
              </TextLink>
            )}
            . {next.worth}
          </>
        ) : (
          'Every field that investors read is filled in.'
        )}
      </Text>
    </Stack>
  );
}
