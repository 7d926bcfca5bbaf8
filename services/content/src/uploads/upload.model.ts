import { BaseModel } from '../base-model';

/** `removed`: its files are being removed, then its row. */
export type UploadState = 'waiting' | 'ready' | 'refused' | 'removed';

/** A picture that somebody uploads. Sides in pixels; null until it is ready. */
export class UploadModel extends BaseModel {
  static override tableName = 'uploads';

  declare id: string;
  declare ownerId: string;
  declare state: UploadState;
  /** Size that was announced. */
  declare bytes: number;
  /** Found from the content. */
  declare mediaType: string | null;
  declare width: number | null;
  declare height: number | null;
  declare blur: string | null;
  /** Why the file was refused, for its owner. */
  declare refusal: string | null;
  declare createdAt: Date;
  declare readyAt: Date | null;
  /** Since when no listing names it; null while one does. */
  declare unusedSince: Date | null;
  /** Since when it is in the state `removed`. */
  declare removedAt: Date | null;
}
