import { z } from 'zod';
import { attachmentIdOf, pictureLimits } from '../content/media';
import { AttachedDocumentDraft } from '../content/stored-document';
import { attachedDocumentIdOf } from '../content/upload-rules';
import { Text } from '../values/text';

/** Maximum number of files of one message. */
export const filesPerMessage = 5;

/** A picture of a message. Width and height in pixels, after its orientation was applied. */
const MessagePicture = z.object({
  /** `/attachments/<id>`. */
  url: z.string(),
  /** Name of the file, for people. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** A few pixels as a data address, shown until the picture has loaded. */
  blur: z.string(),
});

/** A PDF of a message. */
const MessageDocument = z.object({
  /** `/attachments/<id>/document.pdf`. */
  url: z.string(),
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
});

/** The files of a message. Only the two sides of its conversation get them. */
export const MessageFiles = z.object({
  pictures: z.array(MessagePicture),
  documents: z.array(MessageDocument),
});
export type MessageFiles = z.output<typeof MessageFiles>;

const again = 'Add the file again';
const side = z.int(again).min(1, again).max(pictureLimits.maxPixels, again);

/** The same in a new message, from the replies to the uploads. */
export const MessageFilesDraft = z
  .object({
    pictures: z.array(
      z.object({
        url: Text(100, again).refine((url) => attachmentIdOf(url) !== null, again),
        name: Text(255, again),
        width: side,
        height: side,
        blur: z
          .string()
          .max(1_000, again)
          .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/, again),
      }),
    ),
    documents: z.array(AttachedDocumentDraft),
  })
  .refine(
    ({ pictures, documents }) => pictures.length + documents.length <= filesPerMessage,
    `A message has at most ${filesPerMessage} files. Send the others with the next message`,
  );

/** The upload ids of the files of a message, without duplicates. */
export const uploadIdsOfFiles = ({ pictures, documents }: MessageFiles): string[] => [
  ...new Set([
    ...pictures.flatMap(({ url }) => attachmentIdOf(url) ?? []),
    ...documents.flatMap(({ url }) => attachedDocumentIdOf(url) ?? []),
  ]),
];
