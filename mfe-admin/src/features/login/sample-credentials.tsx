import { Button, Heading, Stack, Text, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { sampleCredentials } from './login.queries';
import type { LoginValues } from './login-form';

const Well = styled.section`
  padding: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.color.sunken};
`;

const Account = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-width: 0;
`;

const Code = styled.code`
  min-width: 0;
  font: 500 ${token.text[14]} / 1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;

/**
 * The administrators of the demo; only shown when the platform runs with demo data. A password that was set at installation is not
 * shown.
 */
export function SampleCredentials({ onUse }: { onUse: (values: LoginValues) => void }) {
  const { data } = useQuery(sampleCredentials());
  if (!data || data.emails.length === 0) return null;
  const { emails, password } = data;
  return (
    <Well aria-labelledby="sample-credentials">
      <Stack $gap={8}>
        <Heading level={2} size="small" id="sample-credentials">
          Sample credentials
        </Heading>
        <Stack as="ul" $gap={4}>
          {emails.map((email) => (
            <Account key={email}>
              <Code>{email}</Code>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Use ${email}`}
                onClick={() => onUse({ email, password: password ?? '' })}
              >
                Use
              </Button>
            </Account>
          ))}
        </Stack>
        <Text $size={14} $tone="muted">
          {password === null ? (
            'Their password is the one set at installation.'
          ) : (
            <>
              Password: <Code>{password}</Code>
            </>
          )}
        </Text>
      </Stack>
    </Well>
  );
}
