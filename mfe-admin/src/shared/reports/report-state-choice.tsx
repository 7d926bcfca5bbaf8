import { type ReportState, reportStates } from '@setu/contracts';
import { media, NativeSelect } from '@setu/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { searchOf } from '../search-of';
import { reportStateLabels } from './report-state';

const Toolbar = styled.div`
  ${media.tablet} {
    width: 180px;
  }
`;

interface ReportStateChoiceProps {
  /** The tab that has this view `reports`. */
  tab: string;
  state: ReportState;
}

/** Chooses which reports a list shows; the choice is in the address. */
export function ReportStateChoice({ tab, state }: ReportStateChoiceProps) {
  const navigate = useNavigate();
  const choose = (next: string) =>
    void navigate({ search: searchOf({ tab, view: 'reports', state: next === 'open' ? null : next }) });
  return (
    <Toolbar>
      <NativeSelect aria-label="Status" value={state} onChange={(event) => choose(event.target.value)}>
        {reportStates.map((each) => (
          <option key={each} value={each}>
            {reportStateLabels[each]}
          </option>
        ))}
      </NativeSelect>
    </Toolbar>
  );
}
