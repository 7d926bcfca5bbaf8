import type { InquiryView } from '@setu/contracts';
import { type ShownInquiries, useShownInquiries } from '@setu/marketplace';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Cluster, formatTotal, Skeleton } from '@setu/ui';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelIn, shownChoices } from '../../shared/inquiries.queries';
import { filterCount, type LeadFilter, leadFilterIn } from '../../shared/lead-filter';
import { TabHead } from '../../shared/tab-head';
import { DownloadButton } from './download-button';
import { InquiriesViewChoice, viewIn } from './inquiries-view';
import { InquiryList } from './inquiry-list';
import { aboveMessages } from './notes/above-messages';
import { useReceived } from './use-received';

const { Component: InquiryBoard } = lazyComponent(() => import('./board/board'), 'InquiryBoard');

const hintOf = (
  shown: ShownInquiries,
  total: string,
  { label, filter }: { label: string | null; filter: LeadFilter },
): string => {
  if (filterCount(filter) > 0) return `${total} found`;
  if (label) return `${total} with the label “${label}”`;
  if (shown === 'unread') return `${total} not read`;
  return shown === 'unanswered' ? `${total} without your first answer` : `${total} received`;
};

interface InquiriesTabProps {
  /** Renders content above the notes and messages of an inquiry. */
  renderAbout: (inquiry: InquiryView) => ReactNode;
}

/** Inquiries of investors, and offers of agents, as a list or on a board. */
export function InquiriesTab({ renderAbout }: InquiriesTabProps) {
  const chosen = useShownInquiries(shownChoices);
  const [search] = useSearchParams();
  const isBoard = viewIn(search) === 'board';
  const label = labelIn(search);
  const filter = leadFilterIn(search);
  const shown = isBoard ? 'all' : chosen;
  const pages = useReceived(shown, label, filter);
  useUnauthorized(pages.error);
  const first = pages.data?.pages[0];
  const hasAny = (first?.items.length ?? 0) > 0;
  const above = (inquiry: InquiryView) => (
    <>
      {renderAbout(inquiry)}
      {aboveMessages(inquiry)}
    </>
  );
  return (
    <>
      <TabHead
        title="Investor Inquiries"
        hint={first ? hintOf(shown, formatTotal(first), { label, filter }) : 'Loading...'}
        action={
          hasAny || isBoard ? (
            <Cluster $gap={12}>
              <InquiriesViewChoice />
              {hasAny ? <DownloadButton /> : null}
            </Cluster>
          ) : undefined
        }
      />
      {isBoard && hasAny ? (
        <Suspense fallback={<Skeleton height="320px" />}>
          <InquiryBoard label={label} filter={filter} above={above} />
        </Suspense>
      ) : (
        <InquiryList pages={pages} shown={shown} label={label} filter={filter} above={above} />
      )}
    </>
  );
}
