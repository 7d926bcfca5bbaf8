import { type FranchiseView, reportListing } from '@setu/contracts';
import {
  franchiseRating,
  HiddenNotice,
  ListingParts,
  Part,
  QuickFacts,
  ReportButton,
  useFranchise,
} from '@setu/marketplace';
import { api, isNotFound, usePageHead, useSession } from '@setu/mfe-kit';
import {
  Breadcrumb,
  Card,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  MoneyRange,
  Text,
  TextLink,
} from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageContainer } from '../../shared/page-container';
import { detailHead, missingHead } from './detail-head';
import { Columns, Main, NarrowOnly, Notice, Page, Side, StickyBar, WideOnly } from './detail-layout';
import { DetailSkeleton } from './detail-skeleton';
import { DetailTitle } from './detail-title';
import { PreviewBanner } from './preview-banner';
import { Reviews } from './reviews/reviews';
import { Brochure } from './sections/brochure';
import { Similar } from './similar';
import { useRecordView } from './use-record-view';

function NotFound() {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        title="Franchise not found"
        action={
          <LinkButton as={Link} to="/franchises">
            Browse Other Franchises
          </LinkButton>
        }
      >
        The franchise opportunity you're looking for doesn't exist or has been removed.
      </EmptyState>
    </PageContainer>
  );
}

interface FranchisePageProps {
  id: string;
  isDemo: boolean;
  /** Renders the button to write to the brand, in the side column and in the bar at the bottom. */
  renderInquire: (franchise: FranchiseView) => ReactNode;
}

/** The page of one franchise: its details, and the button to write to its brand. */
export function FranchisePage({ id, isDemo, renderInquire }: FranchisePageProps) {
  const { data: franchise, error, refetch, isFetching, isPlaceholderData } = useFranchise(id);
  const { data: rating } = useQuery(franchiseRating(id));
  const { user } = useSession();
  useRecordView(isPlaceholderData ? undefined : franchise);
  usePageHead(franchise ? detailHead(franchise, rating) : isNotFound(error) ? missingHead(id) : null);

  if (isNotFound(error)) return <NotFound />;
  if (error && !franchise)
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="Failed to load franchise details. Please try again later."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </PageContainer>
    );
  if (!franchise) return <DetailSkeleton />;

  const range = <MoneyRange min={franchise.minInvestment} max={franchise.maxInvestment} format="detail" />;
  return (
    <>
      <Page>
        <Breadcrumb here={franchise.title}>
          <TextLink as={Link} to="/franchises" $quiet>
            Franchise Opportunities
          </TextLink>
        </Breadcrumb>
        {franchise.hidden ? (
          <Notice>
            <HiddenNotice hidden={franchise.hidden} />
          </Notice>
        ) : null}
        {franchise.review ? (
          <PreviewBanner>
            {franchise.review.state === 'waiting'
              ? 'This is a preview. The listing is waiting for review: until an administrator approves it, only you can see it.'
              : 'This is a preview. An administrator returned the listing: your dashboard shows the reason, and only you can see it.'}
          </PreviewBanner>
        ) : null}
        {franchise.isActive || franchise.hidden || franchise.review ? null : (
          <PreviewBanner>
            This is a preview. The listing is inactive: until you make it active, only you can see it.
          </PreviewBanner>
        )}
        <Columns>
          <Main>
            <DetailTitle franchise={franchise} isPreview={franchise.review !== undefined} />
            <ListingParts franchise={franchise} />
            <Part title="Reviews" id="reviews">
              <Reviews franchise={franchise} />
            </Part>
          </Main>
          <Side>
            <WideOnly>
              <Card>
                <Text $size={14} $tone="muted">
                  Total Investment
                </Text>
                <Text $size={28} $weight={600} style={{ margin: '0 0 16px', letterSpacing: '-0.02em' }}>
                  {range}
                </Text>
                {renderInquire(franchise)}
                <Text $size={14} $tone="muted" style={{ margin: '12px 0 16px' }}>
                  {user?.id === franchise.brandId
                    ? 'This is your listing.'
                    : `Your message goes to ${franchise.brandName} and to no other brand.`}
                </Text>
                <Brochure franchise={franchise} />
              </Card>
            </WideOnly>
            <NarrowOnly>
              <Brochure franchise={franchise} />
            </NarrowOnly>
            <QuickFacts franchise={franchise} />
            {franchise.isActive &&
            !franchise.hidden &&
            !franchise.review &&
            user?.id !== franchise.brandId ? (
              <ReportButton
                noun="listing"
                name={`listing:${franchise.id}`}
                title={franchise.title}
                send={(report) => api.call(reportListing, { id: franchise.id, kind: 'franchise', ...report })}
              />
            ) : null}
          </Side>
        </Columns>
        <Similar id={franchise.id} isDemo={isDemo} />
      </Page>
      <StickyBar data-screen-only="">
        <Container>
          <Text as="div" $size={14} $weight={600}>
            {range}
          </Text>
          <div>{renderInquire(franchise)}</div>
        </Container>
      </StickyBar>
    </>
  );
}
