import type { OfferingAgent } from '@setu/contracts';
import {
  Avatar,
  Cluster,
  Definition,
  DefinitionGrid,
  plural,
  RatingStars,
  Stack,
  Text,
  token,
} from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ProfilePicture } from '../pictures/profile-picture';
import { Lines, More } from '../text/more';
import { AgentWebsite } from './agent-website';
import { VerifiedBadge } from './verified-badge';
import { checkedText } from './verified-text';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.sunken};
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
`;

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" $size={12} $tone="muted">
        {term}
      </Text>
      <Text as="dd" $size={14}>
        {children}
      </Text>
    </div>
  );
}

/** The optional part of the profile; renders nothing when it is empty. */
function MoreAbout({ agent }: { agent: OfferingAgent }) {
  const { description, languages, certifications, website, linkedinProfile } = agent;
  if (!description && languages.length + certifications.length === 0 && !website && !linkedinProfile)
    return null;
  return (
    <More label="More about this agent">
      <Stack as="dl" $gap={12}>
        {description ? (
          <div>
            <Text as="dt" $size={12} $tone="muted">
              Description
            </Text>
            <Lines as="dd" $size={14} dir="auto">
              {description}
            </Lines>
          </div>
        ) : null}
        {languages.length > 0 ? <Detail term="Languages">{languages.join(', ')}</Detail> : null}
        {certifications.length > 0 ? (
          <Detail term="Certifications">{certifications.join(', ')}</Detail>
        ) : null}
        {website ? (
          <Detail term="Website">
            <AgentWebsite address={website} />
          </Detail>
        ) : null}
        {linkedinProfile ? (
          <Detail term="LinkedIn Profile">
            <AgentWebsite address={linkedinProfile} />
          </Detail>
        ) : null}
      </Stack>
    </More>
  );
}

/**
 * An agent's profile as shown to brands beside an offer. The rating is the mean of all deals, each rated by its brand.
 */
export function AgentCard({ agent }: { agent: OfferingAgent }) {
  const { companyName, photo, isVerified, verification, rating, totalDeals, specializations, serviceAreas } =
    agent;
  const checked = checkedText(verification);
  return (
    <Root aria-label={`Agent profile of ${companyName}`}>
      <Cluster $gap={12} $wrap={false} $align="start">
        {photo ? (
          <ProfilePicture picture={photo} shape="photo" size={56} />
        ) : (
          <Avatar user={{ firstName: companyName }} size={56} />
        )}
        <div>
          <Cluster $gap={8}>
            <Text as="span" $weight={600}>
              {companyName}
            </Text>
            {isVerified ? <VerifiedBadge verification={verification} /> : null}
          </Cluster>
          <Text $size={12} $tone="muted">
            {isVerified
              ? 'A FranchiseSetu administrator marked this profile as verified.'
              : 'Not verified by FranchiseSetu.'}
            {isVerified && checked ? ` It was verified by documents: ${checked}.` : null}
          </Text>
        </div>
      </Cluster>
      <DefinitionGrid>
        <Definition term="License Number">{agent.licenseNumber}</Definition>
        <Definition term="Experience">{plural(agent.experience, 'year')}</Definition>
        <Definition term="Rating">
          {totalDeals === 0 ? (
            'No ratings yet'
          ) : (
            <Value>
              <RatingStars rating={Number(rating).toFixed(1)} />
              {Number(rating).toFixed(1)} ({plural(totalDeals, 'rating')})
            </Value>
          )}
        </Definition>
        <Definition term="Service Areas">
          {serviceAreas.length > 0 ? serviceAreas.join(', ') : 'Not stated'}
        </Definition>
      </DefinitionGrid>
      {specializations.length > 0 ? (
        <dl>
          <Detail term="Specializations">{specializations.join(', ')}</Detail>
        </dl>
      ) : null}
      <MoreAbout agent={agent} />
    </Root>
  );
}
