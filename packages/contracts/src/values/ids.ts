import { z } from 'zod';

/** Ids are UUIDs. A malformed id is answered with 404, like an unknown one. */
export const UserId = z.guid();
export const FranchiseId = z.guid();
export const FranchiseDraftId = z.guid();
export const PropertyId = z.guid();
export const RequirementId = z.guid();
export const InquiryId = z.guid();

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value has the form of an id, for pages that validate nothing else and so need not load zod. */
export const isId = (value: unknown): value is string => typeof value === 'string' && form.test(value);

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime();
