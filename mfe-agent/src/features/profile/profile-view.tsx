import type { AgentProfile } from '@setu/contracts';
import { AgentWebsite, EndedVerification, ProfilePicture, VerifiedBadge } from '@setu/marketplace';
import { lazyComponent } from '@setu/mfe-kit';
import {
  Button,
  Card,
  Chip,
  Cluster,
  columnsUpTo,
  formatPercent,
  Heading,
  Icon,
  media,
  Opened,
  plural,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { Pencil } from '@setu/ui/icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { BrandPreview } from './brand-preview';

const { Component: ProfileDialog, preload } = lazyComponent(
  () => import('./profile-dialog'),
  'ProfileDialog',
);

const Top = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[16]};

  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }

  > button {
    flex: none;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '8rem', gap: token.space[24] })};
  gap: ${token.space[16]} ${token.space[24]};
  padding-block: ${token.space[16]};
  border-block: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[14]};
  }

  dd {
    font-size: ${token.text[18]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Words = styled(Text)`
  max-width: ${token.size.reading};
  white-space: pre-line;
`;

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap={8} aria-label={name}>
      <Heading level={3} size="small">
        {name}
      </Heading>
      {children}
    </Stack>
  );
}

function ChipPart({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <Part name={name}>
      {values.length === 0 ? (
        <Text $tone="muted">Not added yet</Text>
      ) : (
        <Cluster as="ul" $gap={8}>
          {values.map((value) => (
            <li key={value}>
              <Chip>{value}</Chip>
            </li>
          ))}
        </Cluster>
      )}
    </Part>
  );
}

function AddressPart({ name, address }: { name: string; address: string }) {
  return (
    <Part name={name}>
      <Text as="div">
        <AgentWebsite address={address} />
      </Text>
    </Part>
  );
}

/** The agent's profile with a button to edit it. */
export function ProfileView({ profile }: { profile: AgentProfile }) {
  const [isEditing, setEditing] = useState(false);
  const { website, linkedinProfile } = profile;
  return (
    <Card>
      <Stack $gap={24}>
        <Top>
          <Cluster $gap={12}>
            {profile.photo ? <ProfilePicture picture={profile.photo} shape="photo" size={64} /> : null}
            <Heading level={2}>{profile.companyName}</Heading>
            {profile.isVerified ? <VerifiedBadge verification={profile.verification} /> : null}
          </Cluster>
          <Button
            variant="secondary"
            onClick={() => setEditing(true)}
            onPointerEnter={preload}
            onFocus={preload}
          >
            <Icon of={Pencil} />
            Edit Profile
          </Button>
        </Top>
        {profile.verificationEnd ? <EndedVerification end={profile.verificationEnd} /> : null}
        <Figures>
          <div>
            <dt>License Number</dt>
            <dd>{profile.licenseNumber}</dd>
          </div>
          <div>
            <dt>Experience</dt>
            <dd>{plural(profile.experience, 'year')}</dd>
          </div>
          <div>
            <dt>Commission Rate</dt>
            <dd>{formatPercent(profile.commissionRate)}</dd>
          </div>
        </Figures>
        <Part name="Description">
          {profile.description ? (
            <Words>{profile.description}</Words>
          ) : (
            <Text $tone="muted">Not added yet</Text>
          )}
        </Part>
        <Parts>
          <ChipPart name="Specializations" values={profile.specializations} />
          <ChipPart name="Service Areas" values={profile.serviceAreas} />
          <ChipPart name="Certifications" values={profile.certifications} />
          <ChipPart name="Languages" values={profile.languages} />
          {website ? <AddressPart name="Website" address={website} /> : null}
          {linkedinProfile ? <AddressPart name="LinkedIn Profile" address={linkedinProfile} /> : null}
        </Parts>
        <BrandPreview profile={profile} />
      </Stack>
      {isEditing ? (
        <Opened>
          <ProfileDialog profile={profile} onClose={() => setEditing(false)} />
        </Opened>
      ) : null}
    </Card>
  );
}
