import { Stack } from '@setu/ui';
import { Inquiries } from '../features/inquiries/inquiries';
import { MessageReports } from '../features/message-reports/message-reports';
import { Consultations } from '../features/submissions/consultations';
import { ContactMessages } from '../features/submissions/contact-messages';
import { ViewSwitch } from '../shared/list/view-switch';
import { searchOf } from '../shared/search-of';
import { inquiryViewOf } from './address';

const views = [
  { name: 'inquiries', label: 'Inquiries', search: searchOf({ tab: 'inquiries' }) },
  {
    name: 'consultations',
    label: 'Consultations',
    search: searchOf({ tab: 'inquiries', view: 'consultations' }),
  },
  { name: 'messages', label: 'Messages', search: searchOf({ tab: 'inquiries', view: 'messages' }) },
  { name: 'reports', label: 'Reports', search: searchOf({ tab: 'inquiries', view: 'reports' }) },
];

/** The Inquiries tab: inquiries between users, submissions of visitors, and reported messages. */
export function InquiriesTab({ search }: { search: URLSearchParams }) {
  const view = inquiryViewOf(search);
  return (
    <Stack $gap={16}>
      <ViewSwitch label="What people write" current={view} views={views} />
      {view === 'inquiries' ? <Inquiries search={search} /> : null}
      {view === 'consultations' ? <Consultations /> : null}
      {view === 'messages' ? <ContactMessages /> : null}
      {view === 'reports' ? <MessageReports search={search} /> : null}
    </Stack>
  );
}
