import { getMyFranchiseViews, recordAnalytics } from '../../content/analytics-calls';
import {
  listConsultations,
  listContactMessages,
  requestConsultation,
  sendContact,
} from '../../content/contact-calls';
import {
  createContent,
  deleteContent,
  getAdminSettings,
  listContent,
  restoreContent,
  updateAdminSettings,
  updateContent,
} from '../../content/content-calls';
import { getSiteSettings, listPublicContent } from '../../content/copy-calls';
import {
  type ActivityEntry,
  getAdminStats,
  getAdminTrends,
  getInsights,
  getPlatformStats,
  listActivity,
} from '../../content/statistics-calls';
import { cancelUpload, completeUpload, sendUploadBytes, startUpload } from '../../content/upload-calls';
import type { WebsiteContent } from '../../content/website-content';
import { ownContentData } from '../../own-data-calls';
import { createdAt, example, ids, storedPicture, updatedAt } from './example';

const shownEntry = {
  section: 'hero' as const,
  key: 'hero.headline',
  title: 'Find the franchise that fits you',
  content: 'Verified brands from all over India.',
  imageUrl: null,
  linkUrl: '/franchises',
  metadata: null,
};
const entry: WebsiteContent = {
  ...shownEntry,
  id: ids.entry,
  isActive: true,
  order: 10,
  createdAt,
  updatedAt,
};

const settings = {
  siteName: 'FranchiseSetu',
  siteDescription: 'The place where India’s franchise business happens',
};

const sender = { name: 'Asha Kulkarni', email: 'asha.kulkarni@example.in', phone: '9820012345' };
const consultation = {
  ...sender,
  city: 'Pune',
  budget: '5L-10L',
  involvement: 'Full time',
  message: 'I would like to open a kiosk.',
};
const message = 'When do you list brands from Nagpur?';

const activity: ActivityEntry = {
  id: ids.activity,
  text: 'Chai Chaupal listed the franchise “Chai Chaupal kiosk”',
  kind: 'franchise',
  at: createdAt,
};

const observed = { observations: 41, isSample: false };

export const contentExamples = [
  example(listPublicContent, { reply: [shownEntry] }),
  example(getSiteSettings, { reply: settings }),
  example(listContent, { reply: [entry] }),
  example(createContent, {
    request: {
      section: 'hero',
      key: 'hero.headline',
      title: shownEntry.title,
      content: shownEntry.content,
      linkUrl: '/franchises',
      order: 10,
    },
    reply: { ...entry, updatedAt: createdAt },
  }),
  example(updateContent, { request: { isActive: false }, reply: { ...entry, isActive: false } }),
  example(deleteContent, { reply: entry }),
  example(restoreContent, { reply: entry }),
  example(getAdminSettings, { reply: settings }),
  example(updateAdminSettings, { request: { siteName: 'FranchiseSetu' }, reply: settings }),
  example(requestConsultation, {
    request: { ...consultation, phone: '98200 12345', consent: true },
    reply: { id: ids.submission },
  }),
  example(listConsultations, { reply: [{ ...consultation, id: ids.submission, createdAt }] }),
  example(sendContact, { request: { ...sender, message }, reply: { id: ids.submission } }),
  example(listContactMessages, { reply: [{ ...sender, message, id: ids.submission, createdAt }] }),
  example(recordAnalytics, {
    request: { event: 'franchise_view', data: { franchiseId: ids.franchise } },
    reply: { counted: true },
  }),
  example(startUpload, {
    request: { name: 'counter.jpg', bytes: 3_481_220, type: 'image/jpeg', kind: 'picture', use: 'listing' },
    reply: {
      id: ids.upload,
      upload: {
        url: `/api/uploads/${ids.upload}/bytes`,
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
      },
    },
  }),
  example(sendUploadBytes, { reply: { bytes: 3_481_220 } }),
  example(completeUpload, {
    reply: {
      id: ids.upload,
      state: 'ready',
      picture: storedPicture,
      document: null,
      refusal: null,
    },
  }),
  example(cancelUpload, { reply: { id: ids.upload } }),
  example(getMyFranchiseViews, { reply: { total: 1_247, perDay: [{ day: '2026-11-21', views: 52 }] } }),
  example(getAdminStats, {
    reply: { totalUsers: 318, totalFranchises: 96, totalProperties: 54, totalInquiries: 412 },
  }),
  example(getAdminTrends, {
    reply: [{ day: '2026-11-21', registrations: 6, inquiries: 14, views: 380 }],
  }),
  example(listActivity, { reply: [activity] }),
  example(getPlatformStats, {
    reply: {
      totalOpportunities: 96,
      activeListings: 88,
      newThisWeek: 5,
      isSample: false,
      recentActivity: [{ text: activity.text, kind: activity.kind, at: activity.at }],
    },
  }),
  example(getInsights, {
    reply: {
      trendingCategories: [{ ...observed, category: 'food_beverage', growthPercent: 24 }],
      averageInvestment: [{ ...observed, category: 'food_beverage', min: 650_000, max: 1_400_000 }],
      topCities: [{ ...observed, city: 'Pune', score: '5.0' }],
    },
  }),
  example(ownContentData, {
    reply: { records: [{ kind: 'activity', content: { ...activity } }], next: null },
  }),
];
