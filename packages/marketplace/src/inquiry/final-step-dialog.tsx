import { late } from '@setu/mfe-kit';
import { Suspense } from 'react';
import type { FinalStepQuestionProps } from './final-step-question';

const load = () => import('./final-step-question');
const FinalStepQuestion = late(async () => (await load()).FinalStepQuestion);

/** Fetches the question's code ahead: when pointer or focus comes near its button. */
export const preloadFinalStep = () => void load();

/** The question before an inquiry gets a status that stays. Its code comes when it opens. */
export function FinalStepDialog(props: FinalStepQuestionProps) {
  return (
    <Suspense fallback={null}>
      <FinalStepQuestion {...props} />
    </Suspense>
  );
}
