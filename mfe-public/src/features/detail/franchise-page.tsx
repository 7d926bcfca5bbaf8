import type { FranchiseView } from '@setu/contracts';
import { franchise as franchiseQuery } from '@setu/marketplace';
import { isNotFound, usePageHead } from '@setu/mfe-kit';
import {
  Breadcrumb,
  Card,
  Chip,
  Cluster,
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
import { detailHead, missingHead } from './detail-head';
import { Columns, EmptyPage, Main, Page, Side, StickyBar, WideOnly } from './detail-layout';
import { DetailSkeleton } from './detail-skeleton';
import { DetailTitle } from './detail-title';
import { InvestmentDetails } from './investment-details';
import { Part } from './part';
import { QuickFacts } from './quick-facts';
import { Similar } from './similar';
import { Support } from './support';

function NotFound() {
  return (
    <EmptyPage>
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
    </EmptyPage>
  );
}

interface FranchisePageProps {
  id: string;
  /** The way to write to the brand; it stands in the side panel and in the bar at the bottom. */
  renderInquire: (franchise: FranchiseView) => ReactNode;
}

/** One franchise: everything known about it, and the way to its brand. */
export function FranchisePage({ id, renderInquire }: FranchisePageProps) {
  const { data: franchise, error, refetch, isFetching } = useQuery(franchiseQuery(id));
  usePageHead(franchise ? detailHead(franchise) : isNotFound(error) ? missingHead(id) : null);

  if (isNotFound(error)) return <NotFound />;
  if (error)
    return (
      <EmptyPage>
        <ErrorState
          level={1}
          title="Failed to load franchise details. Please try again later."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </EmptyPage>
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
        {franchise.isActive ? null : (
          <Text role="status" $tone="turmeric" $weight={600}>
            This listing is inactive. Only you can see it.
          </Text>
        )}
        <Columns>
          <Main>
            <DetailTitle franchise={franchise} />
            <InvestmentDetails franchise={franchise} />
            <Support franchise={franchise} />
            {franchise.territories.length ? (
              <Part title="Available Territories">
                <Cluster as="ul" $gap={8}>
                  {franchise.territories.map((territory) => (
                    <li key={territory}>
                      <Chip>{territory}</Chip>
                    </li>
                  ))}
                </Cluster>
              </Part>
            ) : null}
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
                <Text $size={14} $tone="muted" style={{ marginTop: 12 }}>
                  Your message goes to {franchise.brandName} and to nobody else.
                </Text>
              </Card>
            </WideOnly>
            <QuickFacts franchise={franchise} />
          </Side>
        </Columns>
        <Similar exceptId={franchise.id} />
      </Page>
      <StickyBar>
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
