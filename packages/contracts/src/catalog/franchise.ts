import { z } from 'zod';
import { StoredDocument, StoredDocumentDraft } from '../content/stored-document';
import { StoredPicture } from '../content/stored-picture';
import { BusinessCategory } from '../market/business-category';
import { FranchiseModel } from '../market/franchise-model';
import { maxInvestmentRupees } from '../market/investment-range';
import { httpsAddress } from '../values/address';
import { changeOf } from '../values/change';
import { Decimal, DecimalView, OptionalDecimal } from '../values/decimal';
import { FranchiseId, Instant, UserId } from '../values/ids';
import { Moderated } from '../values/moderation';
import { ReplyTime } from '../values/reply-time';
import { HttpsUrlList, OptionalMultilineText, TagList, Text } from '../values/text';
import { Verification } from '../values/verification';
import { OptionalArea } from './area';
import { ListingReview } from './moderation/review';
import {
  areCostsWithin,
  costFields,
  costsAboveInvestmentMessage,
  disclosedCosts,
  nullByDefault,
} from './money/costs';
import { disclosedEarnings, earningsFields, earningsProblems } from './money/earnings';
import { disclosedOutlets, OutletView, outletFields, outletProblems } from './outlets/outlets';
import { territoryFields, territoryLists, territoryProblems } from './outlets/territories';
import { Illustration } from './pictures/illustration';
import { Picture, PictureAddresses, PictureDetails } from './pictures/picture';
import { VideoUrl } from './pictures/video';

/** A picture: an https address, or a path on this site for uploaded pictures and our drawn covers. */
const ImageAddress = z.string();

/** A franchise opportunity as visitors see it. Money in rupees, area in sq ft, ROI in percent per year. */
export const FranchiseView = z.object({
  id: FranchiseId,
  brandId: UserId,
  brandName: z.string(),
  /** The verification of the brand; null when it is not verified. */
  brandVerification: Verification.nullable().default(null),
  /** The brand's logo; null without one and in replies of older releases. */
  brandLogo: StoredPicture.nullable().default(null),
  /** How soon the brand usually answers; null when it is slower or unknown, and in replies of older releases. */
  brandReplyTime: ReplyTime.nullable().default(null),
  /** Whether the brand keeps the reply promise; false in replies of older releases. */
  brandKeepsReplyPromise: z.boolean().default(false),
  title: z.string(),
  description: z.string().nullable(),
  businessCategory: BusinessCategory,
  franchiseModel: FranchiseModel,
  minInvestment: DecimalView,
  maxInvestment: DecimalView,
  /** The lowest budget of an investor that the brand asks for, rupees; null without one and in replies of older releases. */
  lowestBudget: DecimalView.nullable().default(null),
  expectedROI: DecimalView.nullable(),
  areaRequired: z.int().nullable(),
  ...nullByDefault(disclosedCosts),
  ...nullByDefault(disclosedEarnings),
  ...nullByDefault(disclosedOutlets),
  /** Outlets by city, up to 200. Empty in lists, which do not need it, and in replies of older releases. */
  outlets: z.array(OutletView).default([]),
  supportProvided: z.string().nullable(),
  trainingIncluded: z.boolean(),
  marketingSupport: z.boolean(),
  /** Those that are open. */
  territories: z.array(z.string()),
  ...territoryLists,
  /** The drawing of its business, which is its cover when it has no pictures; null in replies of older releases. */
  illustration: Illustration.nullable().default(null),
  /** The first is the cover. Without pictures `illustration` is shown. */
  images: z.array(ImageAddress),
  /** Details of these images; incomplete in replies of older releases. */
  pictures: z.array(Picture).default([]),
  documents: z.array(z.string()),
  /** The PDF that the brand uploaded as its brochure. */
  brochureFile: StoredDocument.nullable().default(null),
  /** The address of one video on YouTube or Vimeo; null without one and in replies of older releases. */
  videoUrl: z.string().nullable().default(null),
  isActive: z.boolean(),
  featured: z.boolean(),
  /** Mean of reviews, two decimals; null without reviews. */
  rating: DecimalView.nullable(),
  reviewCount: z.int(),
  /** The disclosed own and franchised outlets together; 0 when neither is disclosed. */
  outletCount: z.int(),
  /** Sent only to the owner, and only while an administrator hides the listing. */
  hidden: Moderated.optional(),
  /** Sent only to the owner and to administrators, and only while it is not approved. */
  review: ListingReview.optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type FranchiseView = z.output<typeof FranchiseView>;

/**
 * The brand's brochure on another site: the first PDF of a franchise's documents. An uploaded brochure (`brochureFile`) takes precedence.
 * @returns null when there is none; `downloadBrochure` then generates one
 */
export const ownBrochure = (documents: readonly string[]): string | null =>
  documents
    .map(httpsAddress)
    .find((address) => address !== null && new URL(address).pathname.toLowerCase().endsWith('.pdf')) ?? null;

const investment = (label: string, requiredMessage: string) =>
  Decimal({ unit: 'rupees', min: 0, aboveMin: true, max: maxInvestmentRupees, label, requiredMessage });

const fields = {
  title: Text(150, 'Title is required').min(3, 'Use at least 3 characters'),
  description: OptionalMultilineText(5000),
  businessCategory: BusinessCategory.default('food_beverage'),
  franchiseModel: FranchiseModel.default('FOFO'),
  minInvestment: investment('minimum investment', 'Minimum investment is required'),
  maxInvestment: investment('maximum investment', 'Maximum investment is required'),
  lowestBudget: OptionalDecimal({
    unit: 'rupees',
    min: 0,
    aboveMin: true,
    max: maxInvestmentRupees,
    label: 'lowest budget',
  }),
  expectedROI: OptionalDecimal({ unit: 'percent', min: 0, max: 100, label: 'expected ROI' }),
  areaRequired: OptionalArea,
  ...costFields,
  ...earningsFields,
  ...outletFields,
  supportProvided: OptionalMultilineText(5000),
  trainingIncluded: z.boolean().default(true),
  marketingSupport: z.boolean().default(true),
  territories: TagList({ requiredMessage: 'At least one territory is required' }),
  ...territoryFields,
  images: PictureAddresses.default([]),
  pictures: PictureDetails.default([]),
  documents: HttpsUrlList(10, 'Use at most 10 documents').default([]),
  brochureFile: StoredDocumentDraft.nullable().default(null),
  videoUrl: VideoUrl,
  isActive: z.boolean().default(true),
  featured: z.boolean().default(false),
};

/** Issue of `maxInvestment` when it is below `minInvestment`. Source: specification, section 5. */
export const investmentRangeMessage = 'Minimum investment cannot be greater than maximum investment';

/** Input to create a franchise. The owner comes from the session, the id from the server. */
export const FranchiseDraft = z
  .object(fields)
  .refine((draft) => !(Number(draft.minInvestment) > Number(draft.maxInvestment)), {
    path: ['maxInvestment'],
    message: investmentRangeMessage,
  })
  .refine((draft) => areCostsWithin(draft, draft.maxInvestment), {
    path: ['maxInvestment'],
    message: costsAboveInvestmentMessage,
  })
  .superRefine((draft, issues) => {
    for (const { path, message } of [
      ...earningsProblems(draft),
      ...outletProblems(draft),
      ...territoryProblems(draft),
    ])
      issues.addIssue({ code: 'custom', path: [path], message, continue: true });
  });
export type FranchiseDraft = z.output<typeof FranchiseDraft>;

/** The same fields, all optional: only those that are sent change. Minimum and maximum are checked against the stored values. */
export const FranchiseChange = changeOf(fields);
export type FranchiseChange = z.output<typeof FranchiseChange>;
