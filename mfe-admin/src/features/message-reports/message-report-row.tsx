import {
  dismissMessageReport,
  listMessageReports,
  type MessageReport,
  reportReasonLabels,
  upholdMessageReport,
} from '@setu/contracts';
import { api, isUnauthorized, toastError, toastSuccess, userMessageOf, withItem } from '@setu/mfe-kit';
import { Badge, Button, FoldableText, formatDate, Stack, Text, TextLink } from '@setu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { Cell, Row } from '../../shared/list/table';
import { SuspendReported } from '../../shared/moderation/suspend-reported';
import { reportStateLabels } from '../../shared/reports/report-state';
import { searchOf } from '../../shared/search-of';
import { ReportedFiles } from './reported-files';

/** A reported message, and the decision. It keeps its place in the list until the list is loaded again. */
export function MessageReportRow({ report }: { report: MessageReport }) {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const { id, message, writerId, writerName, inquirySubject, reason, text, state, createdAt } = report;
  const writer = writerName ?? 'Name not known yet';
  const deciding = useMutation({
    mutationFn: (call: typeof dismissMessageReport | typeof upholdMessageReport) => api.call(call, { id }),
    onSuccess: (decided) => {
      client.setQueriesData({ queryKey: [listMessageReports.path, 'pages'] }, withItem(decided));
      void client.invalidateQueries({ queryKey: [listMessageReports.path], refetchType: 'none' });
      toastSuccess({ title: decided.state === 'upheld' ? 'Report upheld' : 'Report dismissed' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to decide the report', description: userMessageOf(error) ?? undefined });
    },
  });
  const isBusy = (call: object) => deciding.isPending && deciding.variables === call;
  return (
    <Row>
      <Cell>
        <Stack $gap={4}>
          <TextLink as={Link} to={{ search: searchOf({ tab: 'users', search: writerId }) }} dir="auto">
            {writer}
          </TextLink>
          <Text $size={14} $tone="muted" dir="auto">
            {inquirySubject}
          </Text>
        </Stack>
      </Cell>
      <Cell label="Message">
        <FoldableText lines={3} size={14} about={`of the message of ${writer}`}>
          {message}
        </FoldableText>
        {report.files ? <ReportedFiles files={report.files} /> : null}
      </Cell>
      <Cell label="Report">
        <Stack $gap={4}>
          <Text as="span" $size={14} $weight={600}>
            {reportReasonLabels[reason]}
          </Text>
          {text ? (
            <FoldableText lines={3} size={14} about={`of the report of ${writer}`}>
              {text}
            </FoldableText>
          ) : null}
          <Text $size={14} $tone="muted" dir="auto">
            {report.reporterName ?? 'A person who deleted the account'},{' '}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </Text>
        </Stack>
      </Cell>
      <Cell label="Status" half>
        <Badge tone={state === 'upheld' ? 'danger' : 'secondary'}>{reportStateLabels[state]}</Badge>
      </Cell>
      <Cell>
        <Stack $gap={8}>
          {state === 'dismissed' ? null : (
            <SuspendReported
              userId={writerId}
              name={writer}
              reason={`One of your messages was reported: ${reportReasonLabels[reason]}.`}
            />
          )}
          {state === 'open' ? (
            <>
              <Button
                size="sm"
                variant="secondary"
                busy={isBusy(upholdMessageReport)}
                aria-label={`Uphold the report of ${writer}`}
                onClick={() => deciding.mutate(upholdMessageReport)}
              >
                Uphold
              </Button>
              <Button
                size="sm"
                variant="secondary"
                busy={isBusy(dismissMessageReport)}
                aria-label={`Dismiss the report of ${writer}`}
                onClick={() => deciding.mutate(dismissMessageReport)}
              >
                Dismiss
              </Button>
            </>
          ) : null}
        </Stack>
      </Cell>
    </Row>
  );
}
