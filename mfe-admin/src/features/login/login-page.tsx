import { product } from '@setu/contracts';
import { SignInLink, usePageHead } from '@setu/mfe-kit';
import { Card, Container, Heading, Icon, Stack, Text, TextLink, token } from '@setu/ui';
import { ArrowLeft } from '@setu/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { CodeForm } from './code-form';
import { LoginForm, type LoginValues } from './login-form';
import { loginHead } from './login-head';
import { SampleCredentials } from './sample-credentials';

const Page = styled(Container)`
  max-width: 472px;
  padding-block: ${token.space[48]} ${token.space[72]};
`;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.size.touch};
`;

/** Shown to an administrator who is already logged in. */
function AlreadyIn() {
  const { admin, isLoading } = useAdminAuth();
  if (isLoading || !admin) return null;
  return (
    <Text $size={14} $tone="muted">
      You are logged in as {admin.name}.{' '}
      <TextLink as={Link} to="/admin">
        Go to the dashboard
      </TextLink>
    </Text>
  );
}

/** The login page of administrators. */
export function LoginPage({ isDemo }: { isDemo: boolean }) {
  usePageHead(loginHead());
  const [filled, setFilled] = useState<LoginValues | null>(null);
  const { needsCode } = useAdminAuth();
  return (
    <Page>
      <Stack $gap={24}>
        <Stack $gap={12}>
          <Heading level={1}>Administrator Access Portal</Heading>
          <Text $tone="muted">
            For the people who run {product.name}. Not an administrator?{' '}
            <TextLink as={SignInLink} intent={{ form: 'sign-in', returnTo: '/' }}>
              Log in to the website
            </TextLink>
          </Text>
          <AlreadyIn />
        </Stack>
        <Card>{needsCode ? <CodeForm /> : <LoginForm filled={filled} />}</Card>
        {isDemo && !needsCode ? <SampleCredentials onUse={(values) => setFilled({ ...values })} /> : null}
        <div>
          <Back as={Link} to="/">
            <Icon of={ArrowLeft} />
            Back to Website
          </Back>
        </div>
      </Stack>
    </Page>
  );
}
