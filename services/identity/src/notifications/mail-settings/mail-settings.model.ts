import { type MailSettings, type MailTopic, mailTopics } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** The topics for which a person turned mail off. An account without a row gets all mail. */
export class MailSettingsModel extends BaseModel implements MailSettings {
  static override tableName = 'mail_settings';
  static override idColumn = 'user_id';

  declare userId: string;
  declare inquiries: boolean;
  declare assignments: boolean;
  declare listings: boolean;
  declare updatedAt: Date;
}

/** The mail settings of a person. */
export const mailSettingsOf = async (db: Knex, userId: string): Promise<MailSettings> => {
  const row = await MailSettingsModel.query(db).findById(userId);
  const isOn = (topic: MailTopic) => row?.[topic] ?? true;
  return { inquiries: isOn('inquiries'), assignments: isOn('assignments'), listings: isOn('listings') };
};

/** The topics for which a person gets mail. */
export const wantedTopics = async (db: Knex, userId: string): Promise<ReadonlySet<MailTopic>> => {
  const settings = await mailSettingsOf(db, userId);
  return new Set(mailTopics.filter((topic) => settings[topic]));
};

/** Turns mail about the given topics on or off; other topics do not change. The account must exist. */
export const makeSaveMailSettings =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async (userId: string, change: { [topic in MailTopic]?: boolean | undefined }): Promise<MailSettings> => {
    const changed = Object.fromEntries(
      mailTopics.flatMap((topic) => (change[topic] === undefined ? [] : [[topic, change[topic]]])),
    );
    await MailSettingsModel.query(db)
      .insert({ userId, ...changed, updatedAt: clock.now() })
      .onConflict('user_id')
      .merge();
    return mailSettingsOf(db, userId);
  };
