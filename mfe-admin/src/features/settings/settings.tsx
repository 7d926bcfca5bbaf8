import { Badge, Card, Heading, Icon, type IconType, media, Skeleton, Stack, Text, token } from '@setu/ui';
import { CreditCard, MessageSquareText, Sparkles } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { LoadError } from '../../shared/list/load-error';
import { siteSettings } from './settings.queries';
import { SiteSettingsForm } from './site-settings-form';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[12]};
  padding-block: ${token.space[12]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  > svg {
    color: ${token.color.peacock};
  }
`;

const features: readonly { name: string; what: string; icon: IconType }[] = [
  { name: 'Payment Gateway', what: 'Payments of deals and commissions', icon: CreditCard },
  { name: 'AI Matching', what: 'Properties matched to requirements', icon: Sparkles },
  { name: 'SMS Notifications', what: 'Via a messaging provider', icon: MessageSquareText },
];

function SiteSettings() {
  const { data, error, isFetching, refetch } = useQuery(siteSettings());
  if (data) return <SiteSettingsForm settings={data} />;
  if (error)
    return (
      <LoadError
        title="Settings could not be loaded."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Stack $gap={16} aria-busy="true">
      <Skeleton height="68px" />
      <Skeleton height="138px" />
      <Skeleton width="150px" height="44px" />
    </Stack>
  );
}

/** The Settings tab: name and description of the site, and its features. */
export function Settings() {
  return (
    <Columns>
      <Card as="section" aria-labelledby="site-settings">
        <Stack $gap={16}>
          <Heading level={2} size="card" id="site-settings">
            Site
          </Heading>
          <SiteSettings />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="features">
        <Stack $gap={4}>
          <Heading level={2} size="card" id="features">
            Features
          </Heading>
          <Text $size={14} $tone="muted">
            This list is a display and switches nothing. The site takes no payments and sends no SMS yet.
            Matching follows fixed rules for area, city, rent, amenities and type.
          </Text>
          <ul>
            {features.map(({ name, what, icon }) => (
              <Feature key={name}>
                <Icon of={icon} size={20} />
                <div>
                  <Text $weight={600}>{name}</Text>
                  <Text $size={14} $tone="muted">
                    {what}
                  </Text>
                </div>
                <Badge tone="success">Enabled</Badge>
              </Feature>
            ))}
          </ul>
        </Stack>
      </Card>
    </Columns>
  );
}
