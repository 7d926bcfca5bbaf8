import { type CurrentUser, userRoleLabels } from '@setu/contracts';
import { usePageHead } from '@setu/mfe-kit';
import { Avatar, Cluster, Container, Heading, Stack, Text, token } from '@setu/ui';
import styled from 'styled-components';
import { fullName } from '../../page/full-name';
import { settingsTitle } from '../../routing/shell-routes';
import { AccountForm } from './account-form';
import { BrandProfilePart } from './brand-profile/brand-profile-part';
import { DeletionPart } from './deletion-part';
import { EmailPart } from './email-part';
import { MailPart } from './mail/mail-part';
import { OwnDataPart } from './own-data/own-data-part';
import { PasskeysPart } from './passkeys/passkeys-part';
import { PasswordForm } from './password-form';
import { ProviderPart } from './provider/provider-part';
import { PushPart } from './push/push-part';
import { SessionsPart } from './sessions/sessions-part';
import { TeamPart } from './team/team-part';
import { TwoStepPart } from './two-step/two-step-part';

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The own account, for brands the profile and the team, the email address, the choice of mail, notifications, the password, passkeys, two-step verification, the sign-in provider, where one is signed in, the own data, and the end of the account. */
export function Settings({ user }: { user: CurrentUser }) {
  usePageHead({
    title: settingsTitle,
    description: 'Your account',
    canonical: '/settings',
    noIndex: true,
  });
  return (
    <Page $reading>
      <Stack $gap={32}>
        <Heading level={1}>Settings</Heading>
        <Cluster $gap={16} $wrap={false}>
          <Avatar user={user} size={56} />
          <Who>
            <Text $weight={600}>{fullName(user)}</Text>
            <Text $size={14} $tone="muted">
              {user.email} · {userRoleLabels[user.role]}
              {user.worksFor === undefined ? null : `, in the team of ${user.worksFor}`}
            </Text>
          </Who>
        </Cluster>
        <AccountForm user={user} />
        {user.role === 'brand' ? <BrandProfilePart userId={user.id} /> : null}
        {user.role === 'brand' ? <TeamPart /> : null}
        <EmailPart user={user} />
        {/* Mail about news goes to the owner of the brand's account. */}
        {user.worksFor === undefined ? <MailPart user={user} /> : null}
        <PushPart />
        <PasswordForm />
        <PasskeysPart />
        <TwoStepPart />
        <ProviderPart />
        <SessionsPart />
        <OwnDataPart />
        <DeletionPart user={user} />
      </Stack>
    </Page>
  );
}
