import { type PlanField, planFields, type sendInquiry } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** Answers by question; null for "Prefer not to say", absent when it was never asked. */
export type Answers = Partial<Record<PlanField, string | null>>;

/** What an investor answered once about their plans. */
export class AnswersModel extends BaseModel {
  static override tableName = 'investor_answers';
  static override idColumn = 'user_id';
  static override jsonAttributes = ['answers'];

  declare userId: string;
  declare answers: Answers;
  declare updatedAt: Date;
}

/** The questions that an inquiry answered. */
const answersIn = (input: HandlerInput<typeof sendInquiry>): Answers =>
  Object.fromEntries(
    planFields.filter((field) => input[field] !== undefined).map((field) => [field, input[field] ?? null]),
  );

/** Remembers the answers of an inquiry; those to other questions are kept. */
export const rememberAnswers = async (
  trx: Knex,
  userId: string,
  input: HandlerInput<typeof sendInquiry>,
  now: Date,
): Promise<void> => {
  const answers = answersIn(input);
  if (Object.keys(answers).length === 0) return;
  await AnswersModel.query(trx)
    .insert({ userId, answers, updatedAt: now })
    .onConflict('user_id')
    .merge({ answers: trx.raw('investor_answers.answers || excluded.answers'), updatedAt: now } as never);
};
