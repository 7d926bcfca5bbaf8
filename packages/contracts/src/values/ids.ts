import { z } from 'zod';

/** Every id is a UUID; a malformed one answers 404, as an unknown one does. */
export const UserId = z.guid();
export const FranchiseId = z.guid();
export const PropertyId = z.guid();
export const RequirementId = z.guid();
export const InquiryId = z.guid();

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime();
