import {
  businessCategoryLabels,
  type Insights as InsightFigures,
  insightObservations,
} from '@setu/contracts';
import { useUnauthorized } from '@setu/mfe-kit';
import { Card, ErrorState, Heading, Icon, media, RatingStars, Skeleton, Stack, Text, token } from '@setu/ui';
import { IndianRupee, MapPin, TrendingUp } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { InsightCard, type InsightRow } from './insight-card';
import { rangeText, sourceText } from './insight-text';
import { insights } from './insights.queries';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: ${token.space[24]};
  }
`;

const Growth = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.leaf};
`;

const trends = (figures: InsightFigures): InsightRow[] =>
  figures.trendingCategories.map(({ category, growthPercent, observations, isSample }) => ({
    subject: businessCategoryLabels[category],
    value: (
      <Growth>
        <Icon of={TrendingUp} size={16} />
        up {growthPercent.toLocaleString('en-IN')}%
      </Growth>
    ),
    isSample,
    source: sourceText(observations, 'inquiry', 'inquiries'),
  }));

const investments = (figures: InsightFigures): InsightRow[] =>
  figures.averageInvestment.map(({ category, min, max, observations, isSample }) => ({
    subject: businessCategoryLabels[category],
    value: rangeText(min, max),
    isSample,
    source: sourceText(observations, 'franchise', 'franchises'),
  }));

const cities = (figures: InsightFigures): InsightRow[] =>
  figures.topCities.map(({ city, score, observations, isSample }) => ({
    subject: city,
    value: (
      <>
        {score}
        <RatingStars rating={score} />
      </>
    ),
    isSample,
    source: sourceText(observations, 'inquiry', 'inquiries'),
  }));

const Loading = () => (
  <Cards aria-busy="true">
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} aria-hidden="true">
        <Stack $gap={16}>
          <Skeleton width="60%" height="22px" />
          <Skeleton height="36px" />
          <Skeleton height="36px" />
          <Skeleton height="36px" />
        </Stack>
      </Card>
    ))}
  </Cards>
);

/** The tab Market Insights: growing categories, typical investments, and locations in demand. */
export function Insights() {
  const { data, error, isFetching, refetch } = useQuery(insights());
  const isLoggedOut = useUnauthorized(error);
  return (
    <Stack $gap={24}>
      <Stack $gap={4}>
        <Heading level={2}>Market Insights</Heading>
        <Text $tone="muted">
          What happens on the platform, in figures. Shown as sample data until we have {insightObservations}{' '}
          real data points.
        </Text>
      </Stack>
      {data ? (
        <Cards>
          <InsightCard title="Trending categories" icon={TrendingUp} rows={trends(data)}>
            Inquiries of the last 30 days against the 30 days before.
          </InsightCard>
          <InsightCard title="Average investment" icon={IndianRupee} rows={investments(data)}>
            Mean of the smallest and of the largest investment asked for.
          </InsightCard>
          <InsightCard title="Top cities" icon={MapPin} rows={cities(data)}>
            Inquiries of the last 90 days, out of 5, relative to the city with the most.
          </InsightCard>
        </Cards>
      ) : error && !isLoggedOut ? (
        <ErrorState
          title="Market insights could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
