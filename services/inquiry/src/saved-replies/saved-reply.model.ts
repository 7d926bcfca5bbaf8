import type { SavedReply } from '@setu/contracts';
import type { z } from 'zod';
import { BaseModel } from '../base-model';

/** A text that a brand often answers with. */
export class SavedReplyModel extends BaseModel {
  static override tableName = 'saved_replies';

  declare id: string;
  declare brandId: string;
  declare title: string;
  declare text: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** Presents a saved reply to its brand. */
export const presentSavedReply = ({
  id,
  title,
  text,
  updatedAt,
}: SavedReplyModel): z.input<typeof SavedReply> => ({ id, title, text, updatedAt: updatedAt.toISOString() });
