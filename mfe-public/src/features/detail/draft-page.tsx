import { hasInvestment, ListingParts, listingOfDraft, QuickFacts } from '@setu/marketplace';
import { isNotFound, usePageHead, useUnauthorized } from '@setu/mfe-kit';
import { Card, EmptyState, ErrorState, LinkButton, MoneyRange, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageContainer } from '../../shared/page-container';
import { Columns, Main, Page, Side } from './detail-layout';
import { DetailSkeleton } from './detail-skeleton';
import { DetailTitle } from './detail-title';
import { franchiseDraft } from './draft.queries';
import { draftHead } from './draft-head';
import { PreviewBanner } from './preview-banner';
import { BrochureFile } from './sections/brochure-file';

const toDrafts = '/dashboard?tab=franchises';

/** A draft as investors will see it, for its brand only: without inquiring, saving, sharing and counting views. */
export function DraftPage({ id }: { id: string }) {
  const { data: draft, error, refetch, isFetching } = useQuery(franchiseDraft(id));
  useUnauthorized(error);
  usePageHead(draftHead(id));

  if (isNotFound(error))
    return (
      <PageContainer>
        <EmptyState
          level={1}
          title="Draft not found"
          action={
            <LinkButton as={Link} to={toDrafts}>
              Go to your franchises
            </LinkButton>
          }
        >
          It was published or deleted, or it belongs to another account.
        </EmptyState>
      </PageContainer>
    );
  if (error && !draft)
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="Your draft could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </PageContainer>
    );
  if (!draft) return <DetailSkeleton />;

  const franchise = listingOfDraft(draft);
  return (
    <Page>
      <PreviewBanner
        action={
          <LinkButton as={Link} to={`${toDrafts}&edit=${draft.id}`} variant="secondary" size="sm">
            Continue editing
          </LinkButton>
        }
      >
        {draft.published
          ? 'This is a preview of your changes. Investors see the published version, until you publish them.'
          : 'This is a preview of your draft. Only you can see it, until you publish it.'}
      </PreviewBanner>
      <Columns>
        <Main>
          <DetailTitle franchise={franchise} isPreview />
          <ListingParts franchise={franchise} draft={{ hasInvestment: hasInvestment(draft) }} />
        </Main>
        <Side>
          {hasInvestment(draft) ? (
            <Card>
              <Text $size={14} $tone="muted">
                Total Investment
              </Text>
              <Text $size={28} $weight={600} style={{ letterSpacing: '-0.02em' }}>
                <MoneyRange min={franchise.minInvestment} max={franchise.maxInvestment} format="detail" />
              </Text>
              <Text $size={14} $tone="muted" style={{ marginTop: 12 }}>
                The button to contact you stands here once it is published.
              </Text>
            </Card>
          ) : null}
          <QuickFacts franchise={franchise} isPreview />
          {franchise.brochureFile ? <BrochureFile file={franchise.brochureFile} /> : null}
        </Side>
      </Columns>
    </Page>
  );
}
