import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { Text } from '../values/text';
import { pictureLimits } from './media';
import { StoredDocument } from './stored-document';
import { StoredPicture } from './stored-picture';
import { refusalBefore, uploadKinds, uploadUses } from './upload-rules';

/** Roles that may upload pictures and PDFs: roles with listings, and investors for their conversations. */
const uploaders = ['brand', 'agent', 'investor', 'admin'] as const;

const UploadId = z.object({ id: z.guid() });

export const UploadDraft = z
  .object({
    /** Name of the file. A PDF is downloaded under this name; the name of a picture is only for messages. */
    name: Text(255, 'The file needs a name'),
    /** Size of the file. */
    bytes: z.int('Send the size of the file in bytes').min(0, 'Send the size of the file in bytes'),
    /** The browser's guess of the type. The actual type is detected from the content. */
    type: Text(100),
    kind: z.enum(uploadKinds).default('picture'),
    use: z.enum(uploadUses).default('listing'),
  })
  .superRefine((draft, issues) => {
    const refusal = refusalBefore(draft.kind, draft);
    if (refusal) issues.addIssue({ code: 'custom', path: [refusal.field], message: refusal.sentence });
  });
export type UploadDraft = z.output<typeof UploadDraft>;

/** Where to send the bytes of a file: a path on this site, or the address of a store that accepts this one request. */
const UploadTarget = z.object({
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type UploadTarget = z.output<typeof UploadTarget>;

/** An upload that was announced. */
export const StartedUpload = z.object({ id: z.guid(), upload: UploadTarget });
export type StartedUpload = z.output<typeof StartedUpload>;

/**
 * The state of an upload. `working`: it is being checked, or its sizes are being made; poll again. `refused` has the reason for the user.
 */
export const Upload = z.object({
  id: z.guid(),
  state: z.enum(['working', 'ready', 'refused']),
  picture: StoredPicture.nullable(),
  /** A PDF; null in replies of older releases. */
  document: StoredDocument.nullable().default(null),
  refusal: z.string().nullable(),
});
export type Upload = z.output<typeof Upload>;

export const startUpload = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/uploads',
  summary:
    'Announces a picture or a PDF and returns where its bytes go. Investors upload files of messages only.',
  access: uploaders,
  body: UploadDraft,
  creates: true,
  response: { 201: StartedUpload },
  errors: ['validation_failed', 'upload_limit_reached', 'uploads_unavailable'],
});

export const sendUploadBytes = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/uploads/:id/bytes',
  summary: 'Takes the bytes of an announced file. A repeat replaces them.',
  access: uploaders,
  params: UploadId,
  accepts: 'bytes',
  maxBodyBytes: pictureLimits.maxBytes,
  response: { 200: z.object({ bytes: z.int() }) },
  errors: [
    'upload_not_found',
    'upload_ended',
    'upload_incomplete',
    'payload_too_large',
    'uploads_unavailable',
  ],
});

export const completeUpload = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/uploads/:id/complete',
  summary:
    'Checks the bytes of a file and makes the sizes of a picture. Call it again while the state is `working`.',
  access: uploaders,
  params: UploadId,
  response: { 200: Upload },
  errors: ['upload_not_found', 'upload_incomplete', 'uploads_unavailable'],
});

export const cancelUpload = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/uploads/:id',
  summary:
    'Cancels an upload that no form has saved. A file that is ready stays until it is removed as unused.',
  access: uploaders,
  params: UploadId,
  response: { 200: UploadId },
  errors: ['upload_not_found'],
});

const MediaFile = UploadId.extend({
  file: z.string().regex(/^(?:[1-9][0-9]{1,3}\.(?:avif|webp|jpg)|document\.pdf)$/),
});

/** Pages read pictures and PDFs at `/media/…`, where the gateway sends them with different headers. */
export const getMedia = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/media/:id',
  summary: 'Returns an uploaded picture as a JPEG.',
  access: 'public',
  params: UploadId,
  response: { 200: raw('image/jpeg') },
  errors: ['not_found'],
});

export const getMediaFile = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/media/:id/:file',
  summary:
    'Returns one size of an uploaded picture, `640.avif`, `640.webp` or `640.jpg`, or an uploaded PDF, `document.pdf`.',
  access: 'public',
  params: MediaFile,
  response: { 200: raw('image/avif') },
  errors: ['not_found'],
});

/**
 * Pages read files of conversations at `/attachments/…`, where the gateway adds the caller. The call is public, so that it answers 404 to
 * all others.
 */
export const getAttachment = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/attachments/:id',
  summary: 'Returns a picture of a conversation as a JPEG, for the two sides of the conversation only.',
  access: 'public',
  params: UploadId,
  response: { 200: raw('image/jpeg') },
  errors: ['not_found'],
});

export const getAttachmentFile = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/attachments/:id/:file',
  summary:
    'Returns one size of a picture of a conversation, or a PDF of one, for the two sides of the conversation only.',
  access: 'public',
  params: MediaFile,
  response: { 200: raw('image/avif') },
  errors: ['not_found'],
});
