import { Heading, Stack } from '@setu/ui';
import type { To } from 'react-router-dom';
import { FollowedList } from './followed-list';
import { InquiryList } from './inquiry-list';
import { SavedList } from './saved-list';

interface InterestsProps {
  /** Address for browsing franchises. */
  browse: To;
}

/** The tab My Interests: the user's inquiries, saved franchises and followed brands. */
export function Interests({ browse }: InterestsProps) {
  return (
    <Stack $gap={48}>
      <Stack as="section" $gap={16} aria-labelledby="my-interests">
        <Heading level={2} id="my-interests">
          My Interests &amp; Inquiries
        </Heading>
        <InquiryList browse={browse} />
      </Stack>
      <SavedList browse={browse} />
      <FollowedList browse={browse} />
    </Stack>
  );
}
