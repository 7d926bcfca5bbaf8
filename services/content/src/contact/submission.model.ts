import type { ConsultationDraft, ContactDraft } from '@setu/contracts';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { BaseModel } from '../base-model';

type Submission = Pick<SubmissionModel, 'id' | 'fingerprint' | 'createdAt'>;

/** Columns of every submission. */
class SubmissionModel extends BaseModel {
  declare id: string;
  /** A hash that is equal for equal submissions of the same person. */
  declare fingerprint: string;
  declare createdAt: Date;
}

/** A request for a free consultation, with consent to be contacted. */
export class ConsultationModel extends SubmissionModel {
  static override tableName = 'consultations';

  declare name: string;
  declare phone: string;
  declare email: string | null;
  declare city: string | null;
  declare budget: string | null;
  declare involvement: string | null;
  declare message: string | null;
}

/** A message to the operators of the site. */
export class ContactMessageModel extends SubmissionModel {
  static override tableName = 'contact_messages';

  declare name: string;
  declare email: string;
  declare phone: string | null;
  declare message: string;
}

/** The options of `makeSaveSubmission` for consultations. */
export const consultationSubmissions = {
  table: ConsultationModel.tableName,
  senderOf: ({ phone }: ConsultationDraft) => phone,
  insert: (
    trx: Knex.Transaction,
    submission: Submission,
    { name, phone, email, city, budget, involvement, message }: ConsultationDraft,
  ) =>
    ConsultationModel.query(trx).insert({
      ...submission,
      name,
      phone,
      email,
      city,
      budget,
      involvement,
      message,
    }),
};

/** The options of `makeSaveSubmission` for contact messages. */
export const contactSubmissions = {
  table: ContactMessageModel.tableName,
  senderOf: ({ email }: z.output<typeof ContactDraft>) => email,
  insert: (
    trx: Knex.Transaction,
    submission: Submission,
    { name, email, phone, message }: z.output<typeof ContactDraft>,
  ) => ContactMessageModel.query(trx).insert({ ...submission, name, email, phone, message }),
};
