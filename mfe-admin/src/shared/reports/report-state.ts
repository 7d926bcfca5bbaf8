import { ReportState } from '@setu/contracts';

/** Labels of the states of a report. */
export const reportStateLabels: Readonly<Record<ReportState, string>> = {
  open: 'Open',
  dismissed: 'Dismissed',
  upheld: 'Upheld',
};

/** The state of the reports that an address shows; open by default. */
export const reportStateOf = (search: URLSearchParams): ReportState =>
  ReportState.safeParse(search.get('state')).data ?? 'open';
