import { toastSuccess } from '@setu/mfe-kit';
import { Button, Cluster, Stack, Text, token } from '@setu/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Box = styled(Stack)`
  padding: ${token.space[16]};
  border: 1px solid ${token.color.peacock};
  border-radius: ${token.radius.control};
  background: ${token.color['peacock-tint']};
`;

const Code = styled.code`
  overflow-wrap: anywhere;
`;

/** The secret of a webhook, which is shown this once. */
export function SecretNotice({ secret, onDone }: { secret: string; onDone: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus no longer exists.
    root.current?.focus();
  }, []);
  return (
    <Box ref={root} tabIndex={-1} $gap={8} role="group" aria-label="Secret">
      <Text $weight={600}>Copy the secret now: we do not show it again.</Text>
      <Text $size={14}>
        Your CRM verifies with it that a delivery is from us, as the Standard Webhooks specification says.
      </Text>
      <Code>{secret}</Code>
      <Cluster $gap={8}>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            void navigator.clipboard?.writeText(secret).then(() => toastSuccess('The secret is copied.'))
          }
        >
          Copy Secret
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Done
        </Button>
      </Cluster>
    </Box>
  );
}
