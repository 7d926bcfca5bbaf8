import { ReportState } from '@setu/contracts';

/** What people read for each state of a report. */
export const reportStateLabels: Readonly<Record<ReportState, string>> = {
  open: 'Open',
  dismissed: 'Dismissed',
  upheld: 'Upheld',
};

/** Which reports an address shows; the open ones when it names no state. */
export const reportStateOf = (search: URLSearchParams): ReportState =>
  ReportState.safeParse(search.get('state')).data ?? 'open';
