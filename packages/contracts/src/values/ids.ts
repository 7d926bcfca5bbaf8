import { z } from 'zod';

/** Ids are UUIDs. A malformed id is answered with 404, like an unknown one. */
export const UserId = z.guid();
export const FranchiseId = z.guid();
export const FranchiseDraftId = z.guid();
export const PropertyId = z.guid();
export const RequirementId = z.guid();
export const InquiryId = z.guid();

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime();
