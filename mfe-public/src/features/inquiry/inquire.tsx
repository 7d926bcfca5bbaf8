import type { FranchiseView } from '@setu/contracts';
import { SignInLink, useSession } from '@setu/mfe-kit';
import { Button, Icon, LinkButton, Text } from '@setu/ui';
import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./inquiry-dialog');
const InquiryDialog = lazy(async () => ({ default: (await loadDialog()).InquiryDialog }));

interface InquireProps {
  franchise: Pick<FranchiseView, 'id' | 'brandId' | 'title'>;
}

/** The way to the brand: its dialog when signed in, else the way to sign in. Nothing to send for the owner. */
export function Inquire({ franchise }: InquireProps) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session.state === 'signed-in' && session.user.id === franchise.brandId)
    return <Text $weight={600}>This is your listing</Text>;
  if (session.state === 'signed-out')
    return (
      <LinkButton as={SignInLink} intent={{ role: 'investor' }} block>
        Login to Inquire
      </LinkButton>
    );
  const preload = () => void loadDialog();
  return (
    <>
      <Button
        block
        disabled={session.state === 'loading'}
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon of={Send} />
        Send Inquiry
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InquiryDialog franchise={franchise} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
