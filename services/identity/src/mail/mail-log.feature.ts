import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import { makeListMails } from './list-mails';
import { MailModel } from './mail.model';
import { mailRoutes } from './mail.routes';
import { makeMailGauge } from './mail-gauge';

/** Days for which the result of a mail is stored. No mail waits that long. docs/retention.md gives the reason. */
const mailDays = 90;

/** The results of mails: for administrators, for operators, and for the recipients. */
export const mailLog = feature({
  name: 'mail-log',
  needs: { assertAdmin: 'users' },
  build: (deps: ServiceDeps & Pick<Parameters<typeof makeListMails>[0], 'assertAdmin'>) => ({
    routes: mailRoutes({ listMails: makeListMails(deps) }),
    gauges: [makeMailGauge(deps)],
    retention: [olderThan({ name: 'mails', table: 'mails', column: 'created_at', days: mailDays })],
    ownData: [
      ownRows(MailModel, {
        kind: 'mail',
        of: (rows, { id }) => rows.where('user_id', id),
        content: ({ kind, recipient, state, createdAt, endedAt }) => ({
          kind,
          recipient,
          state,
          createdAt,
          endedAt,
        }),
      }),
    ],
  }),
});
