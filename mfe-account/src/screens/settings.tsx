import { type CurrentUser, userRoleLabels } from '@setu/contracts';
import { fullName } from '@setu/marketplace/account';
import { type ScreenProps, usePageHead, useSession } from '@setu/mfe-kit';
import { Avatar, Cluster, Container, Heading, Stack, Text, token } from '@setu/ui';
import styled from 'styled-components';
import { AccountForm } from '../features/account/account-form';
import { BrandProfilePart } from '../features/brand-profile/brand-profile-part';
import { DeletionPart } from '../features/deletion/deletion-part';
import { EmailPart } from '../features/email/email-part';
import { MailPart } from '../features/mail/mail-part';
import { OwnDataPart } from '../features/own-data/own-data-part';
import { PasskeysPart } from '../features/passkeys/passkeys-part';
import { PasswordForm } from '../features/password/password-form';
import { ProviderPart } from '../features/provider/provider-part';
import { PushPart } from '../features/push/push-part';
import { SessionsPart } from '../features/sessions/sessions-part';
import { TeamPart } from '../features/team/team-part';
import { TwoStepPart } from '../features/two-step/two-step-part';
import { WebhookPart } from '../features/webhook/webhook-part';
import { settingsHead } from './settings-head';

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Every part of the settings, in order. */
function Parts({ user }: { user: CurrentUser }) {
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
        {user.role === 'brand' ? <WebhookPart /> : null}
        <EmailPart user={user} />
        {/* Mail about notifications goes to the owner of the brand's account. */}
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

/** The settings of the signed-in person, for every role. */
export default function Settings(_: ScreenProps) {
  const { user } = useSession();
  usePageHead(settingsHead());
  return user ? <Parts user={user} /> : null;
}
