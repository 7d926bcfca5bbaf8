import { Button, media, token } from '@setu/ui';
import styled from 'styled-components';
import { type FranchiseStep, neighbours, stepWords } from '../franchise-steps';

/** The buttons of one side, which share a line on a phone. */
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  > * {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    flex-wrap: nowrap;

    > * {
      flex: none;
    }
  }
`;

const Start = styled(Side)`
  ${media.tablet} {
    margin-right: auto;
  }
`;

interface FormFooterProps {
  step: FranchiseStep;
  formId: string;
  /** Whether a published franchise is changed: its changes can be published from each step. */
  isChange: boolean;
  submitLabel: string;
  busyLabel: string;
  isPublishing: boolean;
  isSavingDraft: boolean;
  onStep: (step: FranchiseStep) => void;
  onPublish: () => void;
  onSaveDraft: () => void;
  onDiscard: () => void;
}

/** The buttons of the form. Enter in a field presses Next and never publishes. */
export function FormFooter(props: FormFooterProps) {
  const { step, formId, isChange, submitLabel, busyLabel, isPublishing, isSavingDraft } = props;
  const { before, after } = neighbours(step);
  return (
    <>
      <Start>
        <Button variant="ghost" onClick={props.onDiscard}>
          Discard
        </Button>
        <Button
          variant="secondary"
          busy={isSavingDraft}
          busyLabel="Saving..."
          disabled={isPublishing}
          onClick={props.onSaveDraft}
        >
          Save as Draft
        </Button>
      </Start>
      <Side>
        {before ? (
          <Button variant="secondary" onClick={() => props.onStep(before)}>
            Back
          </Button>
        ) : null}
        {after ? (
          <Button variant={isChange ? 'secondary' : 'primary'} type="submit" form={formId} formNoValidate>
            Next: {stepWords[after].label}
          </Button>
        ) : null}
        {isChange || after === null ? (
          <Button busy={isPublishing} busyLabel={busyLabel} onClick={props.onPublish}>
            {submitLabel}
          </Button>
        ) : null}
      </Side>
    </>
  );
}
