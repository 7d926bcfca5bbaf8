import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';
import { Text } from '../values/text';
import {
  mostVerificationRecords,
  VerificationRecord,
  verificationChange,
  verificationStanding,
} from '../values/verification';
import { brandDocumentTypes } from '../values/verification-documents';

/** A brand as administrators see it. */
export const AdminBrand = z.object({
  id: UserId,
  /** The brand's name, otherwise the person's name. */
  name: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  isVerified: z.boolean(),
  ...verificationStanding,
  createdAt: Instant,
});
export type AdminBrand = z.output<typeof AdminBrand>;

export const listBrands = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/admin/brands',
  summary:
    'Lists brands with their verification, newest first. The search finds words of the name or email, or an id.',
  access: 'admin',
  query: Paging.extend({ search: Text(200).optional() }),
  response: { 200: z.array(AdminBrand) },
  errors: ['validation_failed', 'invalid_cursor'],
});

const ById = z.object({ userId: UserId });

export const verifyBrand = endpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/api/admin/brands/:userId',
  summary:
    'Verifies a brand by the documents that were checked, until a last day, or withdraws its verification with the reason. Documents for a verified brand renew the verification.',
  access: 'admin',
  params: ById,
  body: verificationChange(brandDocumentTypes).refine(
    ({ isVerified, documents }) => !isVerified || documents.length > 0,
    { path: ['documents'], message: 'Name at least one document' },
  ),
  response: { 200: AdminBrand },
  errors: ['validation_failed', 'user_not_found'],
});

export const listBrandVerifications = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/admin/brands/:userId/verifications',
  summary: `Lists what administrators decided about the verification of a brand, with the numbers of documents: newest first, ${mostVerificationRecords} at most.`,
  access: 'admin',
  params: ById,
  response: { 200: z.array(VerificationRecord) },
});
