import {
  type AdminFranchiseeReview,
  hideFranchiseeReview,
  listReviewsToModerate,
  restoreFranchiseeReview,
} from '@setu/contracts';
import { api, withItem } from '@setu/mfe-kit';
import { Stack, Text, TextLink } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Cell, Row } from '../../shared/list/table';
import { ModerationButton } from '../../shared/moderation/moderation-button';
import { ModerationNote } from '../../shared/moderation/moderation-note';
import { searchOf } from '../../shared/search-of';
import { DismissReportsButton } from './dismiss-reports-button';
import { hideReviewText } from './hide-review-text';
import { OpenReports } from './open-reports';
import { ReviewText } from './review-text';

/** A review with its open reports, and the decision. It keeps its place in the list until the list is loaded again. */
export function FranchiseeReviewRow({ review }: { review: AdminFranchiseeReview }) {
  const client = useQueryClient();
  const { id, franchiseId, franchiseTitle, brandName, authorId, authorName, city, hidden, reports } = review;
  const name = `the review of ${authorName ?? `a franchisee in ${city}`}`;
  const handleChanged = (changed: AdminFranchiseeReview) => {
    client.setQueriesData({ queryKey: [listReviewsToModerate.path, 'pages'] }, withItem(changed));
    void client.invalidateQueries({ queryKey: [listReviewsToModerate.path], refetchType: 'none' });
  };
  return (
    <Row>
      <Cell>
        <TextLink as={Link} to={`/franchises/${franchiseId}`} dir="auto">
          {franchiseTitle}
        </TextLink>
        <Text $size={14} $tone="muted" dir="auto">
          {brandName}
        </Text>
        {authorId ? (
          <TextLink as={Link} to={{ search: searchOf({ tab: 'users', search: authorId }) }}>
            Account of the author
          </TextLink>
        ) : null}
      </Cell>
      <Cell label="Review">
        <ReviewText review={review} of={name} />
      </Cell>
      <Cell label="Open reports">
        <OpenReports reports={reports} of={name} />
      </Cell>
      <Cell>
        <Stack $gap={8}>
          {hidden ? <ModerationNote word="Hidden" moderated={hidden} of={name} /> : null}
          <ModerationButton
            name={`franchisee-review:${id}`}
            of={name}
            text={hideReviewText}
            isModerated={hidden !== null}
            decide={(reason) => api.call(hideFranchiseeReview, { id, reason })}
            restore={() => api.call(restoreFranchiseeReview, { id })}
            onChanged={handleChanged}
          />
          {reports.length > 0 ? <DismissReportsButton id={id} of={name} onDismissed={handleChanged} /> : null}
        </Stack>
      </Cell>
    </Row>
  );
}
