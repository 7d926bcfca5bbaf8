import type { ReportState } from '@setu/contracts';
import { StateChoice } from '../list/state-choice';
import { searchOf } from '../search-of';
import { reportStateLabels } from './report-state';

interface ReportStateChoiceProps {
  /** The tab that has this view `reports`. */
  tab: string;
  state: ReportState;
}

/** Chooses which reports a list shows; the choice is in the address. */
export function ReportStateChoice({ tab, state }: ReportStateChoiceProps) {
  return (
    <StateChoice
      state={state}
      labels={reportStateLabels}
      toSearch={(next) => searchOf({ tab, view: 'reports', state: next === 'open' ? null : next })}
    />
  );
}
