import { z } from 'zod';
import { Instant, UserId } from '../values/ids';

export const contentSections = ['hero', 'features', 'testimonials', 'footer'] as const;

/** One entry of the editable site copy. */
export const WebsiteContent = z.object({
  id: z.guid(),
  section: z.enum(contentSections),
  key: z.string(),
  title: z.string().nullable(),
  content: z.string().nullable(),
  imageUrl: z.string().nullable(),
  linkUrl: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  isActive: z.boolean(),
  order: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type WebsiteContent = z.output<typeof WebsiteContent>;

/** Something that happened on the site. */
export const AnalyticsEvent = z.object({
  id: z.guid(),
  event: z.string(),
  userId: UserId.nullable(),
  sessionId: z.string().nullable(),
  data: z.record(z.string(), z.unknown()).nullable(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: Instant,
});
export type AnalyticsEvent = z.output<typeof AnalyticsEvent>;

/** Figures of the administrators' overview. */
export const AdminStats = z.object({
  totalUsers: z.int(),
  totalFranchises: z.int(),
  totalProperties: z.int(),
  totalInquiries: z.int(),
});
export type AdminStats = z.output<typeof AdminStats>;
