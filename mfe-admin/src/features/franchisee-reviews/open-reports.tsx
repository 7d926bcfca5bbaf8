import { type AdminFranchiseeReview, reportReasonLabels } from '@setu/contracts';
import { FoldableText, formatDate, Stack, Text } from '@setu/ui';

type Report = AdminFranchiseeReview['reports'][number];

const reporterOf = ({ reporterId, reporterName }: Report): string => {
  if (reporterName) return reporterName;
  return reporterId ? 'A signed-in user' : 'A visitor';
};

/** The open reports of a review, the newest first. */
export function OpenReports({ reports, of }: { reports: readonly Report[]; of: string }) {
  if (reports.length === 0)
    return (
      <Text $size={14} $tone="muted">
        None
      </Text>
    );
  return (
    <Stack as="ul" $gap={12}>
      {reports.map((report) => (
        <li key={report.id}>
          <Text $size={14} $weight={600}>
            {reportReasonLabels[report.reason]}
          </Text>
          {report.text ? (
            <FoldableText lines={3} size={14} about={`of a report of ${of}`}>
              {report.text}
            </FoldableText>
          ) : null}
          <Text $size={14} $tone="muted" dir="auto">
            {reporterOf(report)}, <time dateTime={report.createdAt}>{formatDate(report.createdAt)}</time>
          </Text>
        </li>
      ))}
    </Stack>
  );
}
