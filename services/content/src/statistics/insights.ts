import type { BusinessCategory, Insights } from '@setu/contracts';
import type { Knex } from 'knex';
import { cellsToShow } from './insight-cells';
import { type InsightKind, readSamples } from './insight-samples';
import { observeCities, observeInvestments, observeTrends } from './observations';

/** Market insights: observed figures, and in a demo samples until there are enough observations. */
export const readInsights = async (db: Knex, now: Date, isDemo: boolean): Promise<Insights> => {
  const samplesOf = async (kind: InsightKind) => (isDemo ? readSamples(db, kind) : []);
  const sampleTrends = (await samplesOf('trend')).map(({ subject, value }) => ({
    subject,
    observations: 0,
    growth: value,
  }));
  const sampleInvestments = (await samplesOf('investment')).map(({ subject, value, upper }) => ({
    subject,
    observations: 0,
    min: value,
    max: upper ?? value,
  }));
  const sampleCities = (await samplesOf('city')).map(({ subject, value }) => ({
    subject,
    observations: 0,
    score: value.toFixed(1),
  }));
  return {
    // Only growing categories are trends.
    trendingCategories: cellsToShow(await observeTrends(db, now), sampleTrends)
      .filter(({ growth }) => growth > 0)
      .map(({ subject, growth, observations, isSample }) => ({
        category: subject as BusinessCategory,
        growthPercent: growth,
        observations,
        isSample,
      })),
    averageInvestment: cellsToShow(await observeInvestments(db), sampleInvestments).map(
      ({ subject, min, max, observations, isSample }) => ({
        category: subject as BusinessCategory,
        min,
        max,
        observations,
        isSample,
      }),
    ),
    topCities: cellsToShow(await observeCities(db, now), sampleCities).map(
      ({ subject, score, observations, isSample }) => ({ city: subject, score, observations, isSample }),
    ),
  };
};
