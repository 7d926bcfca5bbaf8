import { demoPasswordDefault, demoUsers } from '@setu/contracts';
import { Button, Heading, Stack, Text, token } from '@setu/ui';
import styled from 'styled-components';
import type { LoginValues } from './login-form';

const accounts = [demoUsers.admin.email, demoUsers.ops.email];

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

/** The two administrators of the demo. Stands only where the platform runs with demo data. */
export function SampleCredentials({ onUse }: { onUse: (values: LoginValues) => void }) {
  return (
    <Well aria-labelledby="sample-credentials">
      <Stack $gap={8}>
        <Heading level={2} size="small" id="sample-credentials">
          Sample credentials
        </Heading>
        <Stack as="ul" $gap={4}>
          {accounts.map((email) => (
            <Account key={email}>
              <Code>{email}</Code>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Use ${email}`}
                onClick={() => onUse({ email, password: demoPasswordDefault })}
              >
                Use
              </Button>
            </Account>
          ))}
        </Stack>
        <Text $size={14} $tone="muted">
          Password of both: <Code>{demoPasswordDefault}</Code>
        </Text>
      </Stack>
    </Well>
  );
}
