import {
  dismissMessageReport,
  listMessageReports,
  type MessageReport,
  reportMessage,
  upholdMessageReport,
} from '@setu/contracts';
import {
  NotFoundError,
  newestFirst,
  pagedReply,
  type Route,
  route,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel } from '../inquiry.model';
import { MessageModel } from '../thread/message.model';
import { decideIfOpen, MessageReportModel } from './message-report.model';
import { makeReportMessage } from './report-message';

export interface MessageReportDeps
  extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction' | 'recordEvent'> {
  /** The known names of these users, by id. */
  namesOf: (db: Knex, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The calls by which people report messages and administrators decide. */
export const messageReportRoutes = ({ namesOf, ...deps }: MessageReportDeps): Route[] => {
  const { db, clock, inTransaction } = deps;
  const report = makeReportMessage(deps);

  const present = async (reports: readonly MessageReportModel[]): Promise<MessageReport[]> => {
    const [inquiries, messages, names] = await Promise.all([
      InquiryModel.query(db).findByIds(reports.map(({ inquiryId }) => inquiryId)),
      MessageModel.query(db).findByIds(reports.map(({ messageId }) => messageId)),
      namesOf(
        db,
        reports.flatMap(({ writerId, reporterId }) => [writerId, ...(reporterId ? [reporterId] : [])]),
      ),
    ]);
    return reports.flatMap((each) => {
      const inquiry = inquiries.find(({ id }) => id === each.inquiryId);
      const message =
        each.messageId === each.inquiryId ? inquiry : messages.find(({ id }) => id === each.messageId);
      if (!inquiry || !message) return [];
      return {
        id: each.id,
        inquiryId: each.inquiryId,
        inquirySubject: inquiry.subject,
        messageId: each.messageId,
        message: message.message,
        ...(message instanceof MessageModel && message.files ? { files: message.files } : {}),
        writerId: each.writerId,
        writerName: names.get(each.writerId) ?? null,
        reason: each.reason,
        text: each.text,
        reporterId: each.reporterId,
        reporterName: (each.reporterId && names.get(each.reporterId)) || null,
        state: each.state,
        createdAt: each.createdAt.toISOString(),
        decidedAt: each.decidedAt?.toISOString() ?? null,
      };
    });
  };

  const decide = async (
    id: string,
    state: 'dismissed' | 'upheld',
    actor: SignedIn,
  ): Promise<MessageReport> => {
    const found = await inTransaction(async (trx) => {
      await decideIfOpen(trx, id, { state, by: actor.id, at: clock.now() });
      return MessageReportModel.query(trx).findById(id);
    });
    const [presented] = found ? await present([found]) : [];
    if (!presented) throw new NotFoundError('report_not_found');
    return presented;
  };

  return [
    route(reportMessage, (input, actor) => report(input, actor)),
    route(listMessageReports, async (input) => {
      const { cursor: _, ...query } = input;
      const page = await newestFirst(
        MessageReportModel.query(db).where('message_reports.state', input.state),
        input,
      );
      return pagedReply(listMessageReports.path, query, { ...page, items: await present(page.items) });
    }),
    route(dismissMessageReport, ({ id }, actor) => decide(id, 'dismissed', actor)),
    route(upholdMessageReport, ({ id }, actor) => decide(id, 'upheld', actor)),
  ];
};
