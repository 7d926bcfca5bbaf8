import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { BusinessCategory } from '../market/business-category';
import { Instant } from '../values/ids';
import { AdminStats } from './website-content';

export const getAdminStats = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Returns the totals of users, franchises, properties and inquiries, counted from consumed events.',
  access: 'admin',
  response: { 200: AdminStats },
});

/** Counts per day in India for 30 days including today, oldest first. */
export const AdminTrends = z.array(
  z.object({ day: z.iso.date(), registrations: z.int(), inquiries: z.int(), views: z.int() }),
);
export type AdminTrends = z.output<typeof AdminTrends>;

export const getAdminTrends = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/stats/trends',
  summary: 'Returns registrations, inquiries and franchise views of the last 30 days, per day.',
  access: 'admin',
  response: { 200: AdminTrends },
});

export const ActivityEntry = z.object({
  id: z.guid(),
  /** A sentence about what happened. */
  text: z.string(),
  kind: z.enum(['user', 'franchise', 'property', 'inquiry', 'content', 'agent', 'settings']),
  at: Instant,
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

export const listActivity = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/activity',
  summary: 'Lists the audit trail, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(ActivityEntry) },
  errors: ['invalid_cursor'],
});

export const PlatformStats = z.object({
  /** All franchises that were ever listed. */
  totalOpportunities: z.int(),
  /** Franchises that accept inquiries now. */
  activeListings: z.int(),
  /** Those listed in the last seven days. */
  newThisWeek: z.int(),
  /** True in the demo: real franchises are added to the figures of the seed data. */
  isSample: z.boolean(),
  recentActivity: z.array(ActivityEntry.omit({ id: true })),
});
export type PlatformStats = z.output<typeof PlatformStats>;

export const getPlatformStats = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/stats/platform',
  summary: 'Returns the three figures and the recent activity of the home page of signed-in users.',
  access: 'signed-in',
  response: { 200: PlatformStats },
});

/** Number of real observations from which an insight is no longer a sample. */
export const insightObservations = 30;

/** One figure of the market insights and its number of real observations. */
const Insight = z.object({ observations: z.int(), isSample: z.boolean() });
export const Insights = z.object({
  /** Inquiries of the last 30 days against those of the 30 days before, growth in percent. */
  trendingCategories: z.array(Insight.extend({ category: BusinessCategory, growthPercent: z.int() })),
  /** Mean minimum and mean maximum investment of the active franchises, whole rupees. */
  averageInvestment: z.array(Insight.extend({ category: BusinessCategory, min: z.int(), max: z.int() })),
  /**
   * Inquiries of the last 90 days on franchises offered in a city, relative to the city with the most inquiries, which
   * scores 5.0. Out of 5, one decimal.
   */
  topCities: z.array(Insight.extend({ city: z.string(), score: z.string() })),
});
export type Insights = z.output<typeof Insights>;

export const getInsights = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/insights',
  summary: `Returns trending categories (inquiries of the last 30 days against those of the 30 days before), average investment and top cities (inquiries of the last 90 days). A figure is marked as a sample until it has ${insightObservations} real observations.`,
  access: 'signed-in',
  response: { 200: Insights },
});
