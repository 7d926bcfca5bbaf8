import { type CurrentUser, getCurrentUser } from '@setu/contracts';
import { useConfirmationLink } from '@setu/marketplace/account';
import { api, currentUser } from '@setu/mfe-kit';
import { Button, Cluster, Container, Text, TextLink, token } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Bar = styled.aside`
  padding-block: 10px;
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color['turmeric-tint']};

  @media print {
    display: none;
  }
`;

/** Asks a user to confirm the address, with the reason, until a link is opened, also in another tab. */
export function ConfirmEmailNotice({ user }: { user: CurrentUser }) {
  const { send, isSending } = useConfirmationLink(user);
  const client = useQueryClient();
  useEffect(() => {
    const askAgain = async () => {
      if (document.visibilityState !== 'visible') return;
      const now = await api.call(getCurrentUser, {}).catch(() => null);
      // After a logout the page stays, with the typed text.
      if (now?.email === user.email) client.setQueryData(currentUser().queryKey, now);
    };
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [client, user.email]);
  return (
    <Bar aria-label="Confirm your email address">
      <Container>
        <Cluster $gap={12} $justify="space-between">
          <Text $size={14} style={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>Confirm your email address to get replies by mail.</strong> Open the link that we sent to{' '}
            {user.email}.
          </Text>
          <Cluster $gap={12}>
            <Button variant="secondary" size="sm" busy={isSending} busyLabel="Sending..." onClick={send}>
              Send the link again
            </Button>
            <TextLink as={Link} to="/settings">
              Change the address
            </TextLink>
          </Cluster>
        </Cluster>
      </Container>
    </Bar>
  );
}
