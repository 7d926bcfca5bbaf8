import type { UploadKind } from '@setu/contracts';
import { BaseModel } from '../base-model';

/** `removed`: its files are being removed, then its row. */
export type UploadState = 'waiting' | 'ready' | 'refused' | 'removed';

/** An uploaded picture or PDF. Width and height are in pixels, and null until a picture is ready. */
export class UploadModel extends BaseModel {
  static override tableName = 'uploads';

  declare id: string;
  declare ownerId: string;
  declare kind: UploadKind;
  /** True for a file of a message, which only the two sides of its conversation may read. */
  declare isPrivate: boolean;
  declare state: UploadState;
  /** The announced size. */
  declare bytes: number;
  /** Detected from the content. */
  declare mediaType: string | null;
  declare width: number | null;
  declare height: number | null;
  declare blur: string | null;
  /** Name under which a PDF is downloaded; null for a picture. */
  declare fileName: string | null;
  /** Number of pages of a ready PDF. */
  declare pages: number | null;
  /** Why the file was refused, for its owner. */
  declare refusal: string | null;
  declare createdAt: Date;
  declare readyAt: Date | null;
  /** Since when it is unused; null while a listing, profile or message uses it. */
  declare unusedSince: Date | null;
  /** Since when it is in the state `removed`. */
  declare removedAt: Date | null;
}
