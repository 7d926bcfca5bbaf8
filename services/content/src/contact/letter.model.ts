import type { ConsultationDraft, ContactDraft } from '@setu/contracts';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { BaseModel } from '../base-model';

type Letter = Pick<LetterModel, 'id' | 'fingerprint' | 'createdAt'>;

/** What every letter has besides its words. */
class LetterModel extends BaseModel {
  declare id: string;
  /** The same for the same words of the same person. */
  declare fingerprint: string;
  declare createdAt: Date;
}

/** Somebody asks for a free consultation and agreed to be contacted. */
export class ConsultationModel extends LetterModel {
  static override tableName = 'consultations';

  declare name: string;
  declare phone: string;
  declare email: string | null;
  declare city: string | null;
  declare budget: string | null;
  declare involvement: string | null;
  declare message: string | null;
}

/** Somebody writes to the people behind the site. */
export class ContactMessageModel extends LetterModel {
  static override tableName = 'contact_messages';

  declare name: string;
  declare email: string;
  declare phone: string | null;
  declare message: string;
}

/** What `makeKeepLetter` needs to know of consultations. */
export const consultationLetters = {
  table: ConsultationModel.tableName,
  senderOf: ({ phone }: ConsultationDraft) => phone,
  insert: (
    trx: Knex.Transaction,
    letter: Letter,
    { name, phone, email, city, budget, involvement, message }: ConsultationDraft,
  ) =>
    ConsultationModel.query(trx).insert({
      ...letter,
      name,
      phone,
      email,
      city,
      budget,
      involvement,
      message,
    }),
};

/** What `makeKeepLetter` needs to know of messages to us. */
export const contactLetters = {
  table: ContactMessageModel.tableName,
  senderOf: ({ email }: z.output<typeof ContactDraft>) => email,
  insert: (
    trx: Knex.Transaction,
    letter: Letter,
    { name, email, phone, message }: z.output<typeof ContactDraft>,
  ) => ContactMessageModel.query(trx).insert({ ...letter, name, email, phone, message }),
};
