import { z } from 'zod';
import { endpoint, raw } from '../endpoint';
import { Email, OptionalPhone, Phone } from '../identity/sign-in';
import { FranchiseId, Instant } from '../ids';
import { BusinessCategory } from '../market/business-category';
import { Paging } from '../paging';
import { HttpsUrl, OptionalText, Text } from '../text';
import { AdminStats, contentSections, WebsiteContent } from './website-content';

const optionalAddress = z
  .preprocess(
    (value) => (value === '' ? null : value),
    z
      .union([HttpsUrl, z.string().regex(/^[/#][^\s\p{Cc}]{0,300}$/u)], {
        error: 'Enter an https:// address or a path on this site',
      })
      .nullish(),
  )
  .transform((value) => value ?? null);

/** What the content dialog sends. `order` falls back to 0. */
export const ContentDraft = z.object({
  section: z.enum(contentSections, { error: 'Choose a section' }),
  key: Text(100, 'Key is required'),
  title: OptionalText(300),
  content: OptionalText(5000),
  imageUrl: optionalAddress,
  linkUrl: optionalAddress,
  isActive: z.boolean().default(true),
  order: z.coerce.number().int().min(-10_000).max(10_000).catch(0),
});
export type ContentDraft = z.output<typeof ContentDraft>;

const ById = z.object({ id: z.guid() });

/** Copy of the site as pages show it: active, in order. */
export const PublicContent = WebsiteContent.pick({
  section: true,
  key: true,
  title: true,
  content: true,
  imageUrl: true,
  linkUrl: true,
  metadata: true,
});
export type PublicContent = z.output<typeof PublicContent>;

export const listPublicContent = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/content',
  summary: 'Active site copy in order, of one section if told; what is missing keeps its built-in text.',
  access: 'public',
  query: z.object({
    section: z.enum(contentSections, { error: `Choose one of: ${contentSections.join(', ')}` }).optional(),
  }),
  response: { 200: z.array(PublicContent) },
  errors: ['validation_failed'],
});

export const listContent = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/content',
  summary: 'All site copy that is not deleted, by section and order.',
  access: 'admin',
  response: { 200: z.array(WebsiteContent) },
});

export const createContent = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Creates a piece of site copy.',
  access: 'admin',
  body: ContentDraft,
  response: { 201: WebsiteContent },
  errors: ['validation_failed', 'key_exists'],
});

export const updateContent = endpoint({
  service: 'content',
  method: 'PATCH',
  path: '/api/admin/content/:id',
  summary: 'Changes a piece of site copy; same fields as create.',
  access: 'admin',
  params: ById,
  body: ContentDraft,
  response: { 200: WebsiteContent },
  errors: ['validation_failed', 'content_not_found', 'key_exists'],
});

export const deleteContent = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/admin/content/:id',
  summary: 'Deletes a piece of site copy; it can be restored for ten minutes.',
  access: 'admin',
  params: ById,
  response: { 200: WebsiteContent },
  errors: ['content_not_found'],
});

/** How long a deleted piece can be restored, ms. */
export const restoreWindow = 600_000;

export const restoreContent = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/admin/content/:id/restore',
  summary: 'Takes a delete back, within ten minutes.',
  access: 'admin',
  params: ById,
  response: { 200: WebsiteContent },
  errors: ['content_not_found', 'restore_expired', 'key_exists'],
});

export const getAdminStats = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Totals of users, franchises, properties and inquiries, counted from the facts heard.',
  access: 'admin',
  response: { 200: AdminStats },
});

/** Counts a day in India, oldest first, 30 days, today included. */
export const AdminTrends = z.array(
  z.object({ day: z.iso.date(), registrations: z.int(), inquiries: z.int(), views: z.int() }),
);
export type AdminTrends = z.output<typeof AdminTrends>;

export const getAdminTrends = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/stats/trends',
  summary: 'Registrations, inquiries and franchise views of the last 30 days.',
  access: 'admin',
  response: { 200: AdminTrends },
});

export const ActivityEntry = z.object({
  id: z.guid(),
  /** What happened, a sentence. */
  text: z.string(),
  kind: z.enum(['user', 'franchise', 'property', 'inquiry', 'content', 'agent', 'settings']),
  at: Instant,
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

export const listActivity = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/activity',
  summary: 'The audit trail, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(ActivityEntry) },
  errors: ['invalid_cursor'],
});

export const SiteSettings = z.object({ siteName: z.string(), siteDescription: z.string() });
export type SiteSettings = z.output<typeof SiteSettings>;
export const SiteSettingsChange = z.object({
  siteName: Text(80, 'Site name is required'),
  siteDescription: Text(300, 'Site description is required'),
});

export const getAdminSettings = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Site name and description.',
  access: 'admin',
  response: { 200: SiteSettings },
});

export const updateAdminSettings = endpoint({
  service: 'content',
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Changes site name and description; they feed the metadata of pages.',
  access: 'admin',
  body: SiteSettingsChange,
  response: { 200: SiteSettings },
  errors: ['validation_failed'],
});

export const getSiteSettings = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/content/settings',
  summary: 'Site name and description as pages show them.',
  access: 'public',
  response: { 200: SiteSettings },
});

export const ConsultationDraft = z.object({
  name: Text(120, 'Name is required'),
  phone: Phone,
  email: z.preprocess((value) => (value === '' ? null : (value ?? null)), Email.nullable()),
  city: OptionalText(80),
  budget: OptionalText(80),
  involvement: OptionalText(80),
  message: OptionalText(5000),
  consent: z.literal(true, { error: 'Agree to be contacted so that a consultant can call you' }),
});
export type ConsultationDraft = z.output<typeof ConsultationDraft>;

export const Consultation = z.object({
  id: z.guid(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  budget: z.string().nullable(),
  involvement: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: Instant,
});
export type Consultation = z.output<typeof Consultation>;

const Received = z.object({ id: z.guid() });

export const requestConsultation = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/consultations',
  summary: 'Asks for a free consultation.',
  access: 'public',
  body: ConsultationDraft,
  response: { 201: Received },
  errors: ['validation_failed', 'too_many_requests'],
});

export const listConsultations = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/consultations',
  summary: 'Consultation requests, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(Consultation) },
  errors: ['invalid_cursor'],
});

export const ContactDraft = z.object({
  name: Text(120, 'Name is required'),
  email: Email,
  phone: OptionalPhone,
  message: Text(5000, 'Message is required'),
});

export const sendContact = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/contact',
  summary: 'Writes to the people behind the site.',
  access: 'public',
  body: ContactDraft,
  response: { 201: Received },
  errors: ['validation_failed', 'too_many_requests'],
});

export const ContactMessage = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  createdAt: Instant,
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const listContactMessages = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/contact',
  summary: 'Messages written to the people behind the site, newest first.',
  access: 'admin',
  query: Paging,
  response: { 200: z.array(ContactMessage) },
  errors: ['invalid_cursor'],
});

/** A view of a franchise counts once per visitor and franchise in this time, ms; the owner's own does not. */
export const viewWindow = 1_800_000;

export const recordAnalytics = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/analytics',
  summary: 'Records that something happened on the site, such as a franchise view.',
  access: 'public',
  body: z.object({ event: z.enum(['franchise_view']), data: z.object({ franchiseId: FranchiseId }) }),
  response: { 202: z.object({ counted: z.boolean() }) },
  errors: ['validation_failed', 'too_many_requests'],
});

export const MyFranchiseViews = z.object({
  total: z.int(),
  /** The last 30 days in India, today included, oldest first. */
  perDay: z.array(z.object({ day: z.iso.date(), views: z.int() })),
});
export type MyFranchiseViews = z.output<typeof MyFranchiseViews>;

export const getMyFranchiseViews = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/analytics/my-franchises',
  summary: "Views of the signed-in brand's own franchises: total and per day.",
  access: ['brand'],
  response: { 200: MyFranchiseViews },
});

export const PlatformStats = z.object({
  /** Franchises ever listed. */
  totalOpportunities: z.int(),
  /** Those of them that take inquiries now. */
  activeListings: z.int(),
  /** Those listed in the last seven days. */
  newThisWeek: z.int(),
  /** True in the demo: real franchises counted on top of seeded figures. */
  isSample: z.boolean(),
  recentActivity: z.array(ActivityEntry.omit({ id: true })),
});
export type PlatformStats = z.output<typeof PlatformStats>;

export const getPlatformStats = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/stats/platform',
  summary: 'The three figures and the recent activity of the signed-in home.',
  access: 'signed-in',
  response: { 200: PlatformStats },
});

/** Real observations from which on a figure of the insights is no sample any more. */
export const insightObservations = 30;

/** One figure of the market insights and how many real observations stand behind it. */
const Insight = z.object({ observations: z.int(), isSample: z.boolean() });
export const Insights = z.object({
  /** Inquiries of the last 30 days against those of the 30 days before, growth in percent. */
  trendingCategories: z.array(Insight.extend({ category: BusinessCategory, growthPercent: z.int() })),
  /** Mean of the smallest and of the largest investment of the active franchises, whole rupees. */
  averageInvestment: z.array(Insight.extend({ category: BusinessCategory, min: z.int(), max: z.int() })),
  /**
   * Inquiries of the last 90 days on franchises offered in a city, against those of the city with most, which scores
   * 5.0. Out of 5, one decimal.
   */
  topCities: z.array(Insight.extend({ city: z.string(), score: z.string() })),
});
export type Insights = z.output<typeof Insights>;

export const getInsights = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/insights',
  summary:
    'Trending categories, average investment and top cities; labelled a sample until enough real observations stand behind a figure.',
  access: 'signed-in',
  response: { 200: Insights },
});

export const downloadMindmap = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/mindmap/pdf',
  summary: 'The platform overview as a PDF.',
  access: 'public',
  response: { 200: raw('application/pdf') },
});
