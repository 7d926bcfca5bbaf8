import type { UploadKind } from '@setu/contracts';
import { BaseModel } from '../base-model';

/** `removed`: its files are being removed, then its row. */
export type UploadState = 'waiting' | 'ready' | 'refused' | 'removed';

/** A picture or a PDF that somebody uploads. Sides in pixels; null until a picture is ready. */
export class UploadModel extends BaseModel {
  static override tableName = 'uploads';

  declare id: string;
  declare ownerId: string;
  declare kind: UploadKind;
  /** True for a file of a message, which only the two sides of its conversation get. */
  declare isPrivate: boolean;
  declare state: UploadState;
  /** Size that was announced. */
  declare bytes: number;
  /** Found from the content. */
  declare mediaType: string | null;
  declare width: number | null;
  declare height: number | null;
  declare blur: string | null;
  /** Name under which a PDF is downloaded; null for a picture. */
  declare fileName: string | null;
  /** Of a PDF that is ready. */
  declare pages: number | null;
  /** Why the file was refused, for its owner. */
  declare refusal: string | null;
  declare createdAt: Date;
  declare readyAt: Date | null;
  /** Since when no listing names it; null while one does. */
  declare unusedSince: Date | null;
  /** Since when it is in the state `removed`. */
  declare removedAt: Date | null;
}
