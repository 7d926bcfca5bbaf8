import type { FranchiseView } from '@setu/contracts';
import { InquiryButton } from '@setu/marketplace';
import { SignInLink, useSession } from '@setu/mfe-kit';
import { Icon, LinkButton, Text } from '@setu/ui';
import { Send } from 'lucide-react';

interface InquireProps {
  franchise: Pick<FranchiseView, 'id' | 'brandId' | 'title'>;
}

/** The way to the brand: its dialog when signed in, else the way to sign in. Nothing to send for the owner. */
export function Inquire({ franchise }: InquireProps) {
  const session = useSession();
  if (session.state === 'signed-in' && session.user.id === franchise.brandId)
    return <Text $weight={600}>This is your listing</Text>;
  if (session.state === 'signed-out')
    return (
      <LinkButton as={SignInLink} intent={{ role: 'investor' }} block>
        Login to Inquire
      </LinkButton>
    );
  return (
    <InquiryButton franchise={franchise} block disabled={session.state === 'loading'}>
      <Icon of={Send} />
      Send Inquiry
    </InquiryButton>
  );
}
