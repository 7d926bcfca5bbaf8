import { feature, olderThan } from '@setu/service-kit';
import { contactRoutes } from './contact.routes';

/** Days for which submissions are stored. docs/retention.md gives the reason. */
const submissionDays = 730;

export const submissionRetention = [
  olderThan({ name: 'consultations', table: 'consultations', column: 'created_at', days: submissionDays }),
  olderThan({
    name: 'contact messages',
    table: 'contact_messages',
    column: 'created_at',
    days: submissionDays,
  }),
];

/** Consultation requests and contact messages. */
export const contact = feature({
  name: 'contact',
  build: (deps) => ({ routes: contactRoutes(deps), retention: submissionRetention }),
});
