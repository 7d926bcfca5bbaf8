import type { FranchiseView } from '@setu/contracts';
import { InquiryButton } from '@setu/marketplace';
import { SignInLink, useSession } from '@setu/mfe-kit';
import { Icon, LinkButton } from '@setu/ui';
import { Pencil, Send } from 'lucide-react';
import { Link } from 'react-router-dom';

interface InquireProps {
  franchise: Pick<FranchiseView, 'id' | 'brandId' | 'title'>;
}

/** The way to the brand: its dialog when signed in, else the way to sign in. The owner edits it instead. */
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
  return (
    <InquiryButton franchise={franchise} block disabled={session.state === 'loading'}>
      <Icon of={Send} />
      Send Inquiry
    </InquiryButton>
  );
}
