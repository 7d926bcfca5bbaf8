import {
  type AdminListing,
  hideListing,
  type ListingReport,
  listListingReports,
  listListings,
  reportReasonLabels,
  restoreListing,
} from '@setu/contracts';
import { api, type Page, withItem } from '@setu/mfe-kit';
import { Badge, FoldableText, formatDate, Stack, Text, TextLink } from '@setu/ui';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Cell, Row } from '../../shared/list/table';
import { hideText } from '../../shared/moderation/hide-text';
import { ModerationButton } from '../../shared/moderation/moderation-button';
import { SuspendReported } from '../../shared/moderation/suspend-reported';
import { reportStateLabels } from '../../shared/reports/report-state';
import { searchOf } from '../../shared/search-of';
import { DismissButton } from './dismiss-button';
import { kindNames } from './report-labels';

/** The reports after a decision about their listing: hiding it upholds the open ones. */
const decidedWith =
  ({ id, state }: AdminListing) =>
  (data: InfiniteData<Page<ListingReport>> | undefined) =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.map((report): ListingReport => {
          if (report.listingId !== id) return report;
          const isUpheld = report.state === 'open' && state === 'hidden';
          return { ...report, listingState: state, state: isUpheld ? 'upheld' : report.state };
        }),
      })),
    };

const reporterOf = ({ reporterId, reporterName }: ListingReport): string => {
  if (reporterName) return reporterName;
  return reporterId ? 'A signed-in user' : 'A visitor';
};

/** A report with its listing, and the decision. It keeps its place in the list until the list is loaded again. */
export function ReportRow({ report }: { report: ListingReport }) {
  const client = useQueryClient();
  const { kind, listingId, listingTitle, listingState, ownerId, ownerName, reason, text, state, createdAt } =
    report;
  const reports = { queryKey: [listListingReports.path] };
  // Not the count of the overview, which is no list.
  const pages = { queryKey: [listListingReports.path, 'pages'] };
  const handleListing = (listing: AdminListing) => {
    client.setQueriesData(pages, decidedWith(listing));
    void client.invalidateQueries({ queryKey: [listListings.path], refetchType: 'none' });
    void client.invalidateQueries({ ...reports, refetchType: 'none' });
  };
  const address =
    kind === 'franchise' && listingState === 'shown'
      ? `/franchises/${listingId}`
      : { search: searchOf({ tab: 'content', view: 'listings', kind, search: listingTitle }) };
  return (
    <Row>
      <Cell>
        <TextLink as={Link} to={address} dir="auto">
          {listingTitle}
        </TextLink>
        <Text $size={14} $tone="muted" dir="auto">
          {kindNames[kind]} by {ownerName || 'an owner whose name is not known yet'}
        </Text>
      </Cell>
      <Cell label="Report">
        <Stack $gap={4}>
          <Text as="span" $weight={600}>
            {reportReasonLabels[reason]}
          </Text>
          {text ? (
            <FoldableText lines={3} size={14} about={`of the report of ${listingTitle}`}>
              {text}
            </FoldableText>
          ) : null}
        </Stack>
      </Cell>
      <Cell label="Sent" half>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <Text $size={14} $tone="muted" dir="auto">
          {reporterOf(report)}
        </Text>
      </Cell>
      <Cell label="Status" half>
        <Badge tone={state === 'upheld' ? 'danger' : 'secondary'}>{reportStateLabels[state]}</Badge>
      </Cell>
      <Cell>
        <Stack $gap={8}>
          {state === 'dismissed' ? null : (
            <ModerationButton
              name={`listing:${listingId}`}
              of={listingTitle}
              text={hideText}
              isModerated={listingState === 'hidden'}
              decide={(why) => api.call(hideListing, { id: listingId, kind, reason: why })}
              restore={() => api.call(restoreListing, { id: listingId, kind })}
              onChanged={handleListing}
            />
          )}
          {state === 'dismissed' ? null : (
            <SuspendReported
              userId={ownerId}
              name={ownerName || 'the owner'}
              reason={`Your listing “${listingTitle}” was reported: ${reportReasonLabels[reason]}.`}
            />
          )}
          {state === 'open' ? (
            <DismissButton
              report={report}
              onDismissed={(decided) => {
                client.setQueriesData(pages, withItem(decided));
                void client.invalidateQueries({ ...reports, refetchType: 'none' });
              }}
            />
          ) : null}
        </Stack>
      </Cell>
    </Row>
  );
}
