import { type FranchiseView, isFinalStatus } from '@setu/contracts';
import { askedAbout, InquiryButton, preloadInquiryDialog } from '@setu/marketplace';
import { lazyComponent, SignInLink, usePreload, useSession } from '@setu/mfe-kit';
import { Icon, LinkButton, Stack } from '@setu/ui';
import { Pencil, Send } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';

// Only signed-in users have earlier inquiries.
const { Component: Asked } = lazyComponent(() => import('./asked'), 'Asked');

interface InquireProps {
  franchise: Pick<FranchiseView, 'id' | 'brandId' | 'title' | 'lowestBudget'>;
}

/** After an inquiry, a link to its conversation; once it has ended, next to the button. */
function InquireSignedIn({ franchise, isReady }: InquireProps & { isReady: boolean }) {
  const { data: asked } = useQuery({ ...askedAbout(franchise.id), enabled: isReady });
  const conversation = (takesFocus: boolean) =>
    asked ? (
      <Suspense fallback={null}>
        <Asked inquiry={asked} takesFocus={takesFocus} />
      </Suspense>
    ) : null;
  const isUnderWay = asked && !isFinalStatus(asked.status);
  usePreload(preloadInquiryDialog, isReady && !isUnderWay);
  return (
    <Stack $gap={8}>
      {isUnderWay ? null : conversation(false)}
      <InquiryButton
        franchise={franchise}
        block
        disabled={!isReady}
        replacement={isUnderWay ? conversation : undefined}
      >
        <Icon of={Send} />
        Send Inquiry
      </InquiryButton>
    </Stack>
  );
}

/**
 * The action for contacting the brand: the inquiry dialog or the existing conversation for signed-in users, else a link to sign in. The
 * owner gets Edit instead.
 */
export function Inquire({ franchise }: InquireProps) {
  const session = useSession();
  if (session.state === 'signed-in' && session.user.id === franchise.brandId)
    return (
      <LinkButton as={Link} to={`/dashboard?tab=franchises&edit=${franchise.id}`} variant="secondary" block>
        <Icon of={Pencil} />
        Edit
      </LinkButton>
    );
  if (session.state === 'signed-out')
    return (
      <LinkButton as={SignInLink} intent={{ form: 'sign-in', role: 'investor' }} block>
        Login to Inquire
      </LinkButton>
    );
  return <InquireSignedIn franchise={franchise} isReady={session.state === 'signed-in'} />;
}
