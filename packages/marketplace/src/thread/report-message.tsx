import { type InquiryMessage, reportMessage } from '@setu/contracts';
import { api, lazyComponent } from '@setu/mfe-kit';
import { Button, Opened } from '@setu/ui';
import { useState } from 'react';

const { Component: ReportDialog, preload } = lazyComponent(
  () => import('../moderation/report/report-dialog'),
  'ReportDialog',
);

/** Number of characters of a message that its report shows. */
const shownLength = 120;

const excerpt = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/** Reports a message of the other side to the administrators. */
export function ReportMessage({ message: { id, inquiryId, message } }: { message: InquiryMessage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Report the message: ${excerpt(message)}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      {isOpen ? (
        <Opened>
          <ReportDialog
            noun="message"
            name={`message:${id}`}
            title={excerpt(message)}
            note="Administrators read your report and this message. The other side does not learn of it."
            send={(report) => api.call(reportMessage, { id: inquiryId, messageId: id, ...report })}
            onClose={() => setOpen(false)}
          />
        </Opened>
      ) : null}
    </>
  );
}
