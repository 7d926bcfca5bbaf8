import type { EndOfVerification } from '@setu/contracts';
import { formatDate, TextLink } from '@setu/ui';
import { Link } from 'react-router-dom';
import { OwnerNotice } from '../moderation/owner-notice';

const causes: Readonly<Record<EndOfVerification['why'], string>> = {
  withdrawn: 'An administrator withdrew your verification',
  changed: 'Your verification ended, because you changed what was checked,',
  expired: 'Your verification expired',
};

/** Shows the person concerned when and why a verification ended, and what to do. */
export function EndedVerification({ end }: { end: EndOfVerification }) {
  return (
    <OwnerNotice
      label="No longer verified"
      title={`${causes[end.why]} on ${formatDate(end.at)}.`}
      reason={end.reason}
    >
      To be verified again,{' '}
      <TextLink as={Link} to="/contact">
        write to us with the contact form
      </TextLink>{' '}
      and name the documents that you can show.
    </OwnerNotice>
  );
}
