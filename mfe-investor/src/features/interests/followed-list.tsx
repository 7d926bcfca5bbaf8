import { brandAddress, type FollowedBrandView, followBrand, unfollowBrand } from '@setu/contracts';
import { ProfilePicture } from '@setu/marketplace';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  LoadMore,
  toastError,
  useUnauthorized,
} from '@setu/mfe-kit';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  LinkButton,
  media,
  plural,
  Skeleton,
  Stack,
  Text,
  TextLink,
  toast,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { followedBrands } from './followed.queries';
import { ListSection } from './list-section';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  > :last-child {
    grid-column: 2;
    justify-self: start;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 3;
    }
  }
`;

interface BrandRowProps {
  brand: FollowedBrandView;
  /** Called when the brand leaves the list. */
  onRemoved: () => void;
}

function BrandRow({ brand, onRemoved }: BrandRowProps) {
  const { id, name, logo, franchiseCount, followedAt } = brand;
  const client = useQueryClient();
  const follow = useMutation({
    mutationFn: (wanted: boolean) => api.call(wanted ? followBrand : unfollowBrand, { id }),
    onSuccess: (_, wanted) => {
      if (!wanted) {
        toast({
          title: `You no longer follow ${name}`,
          ...(franchiseCount > 0 && {
            action: { label: 'Undo', hint: `Follow ${name} again`, onClick: () => follow.mutate(true) },
          }),
        });
        onRemoved();
      }
      return client.invalidateQueries({ queryKey: followedBrands().queryKey });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError(`The change for ${name} could not be saved. Please try again.`);
    },
  });
  return (
    <Row>
      {logo ? (
        <ProfilePicture picture={logo} shape="logo" size={40} />
      ) : (
        <Avatar user={{ firstName: name }} size={40} />
      )}
      <div>
        {franchiseCount > 0 ? (
          <TextLink as={Link} to={brandAddress({ id, name })}>
            {name}
          </TextLink>
        ) : (
          <Text $weight={600}>{name}</Text>
        )}
        <Text $size={14} $tone="muted">
          {franchiseCount > 0 ? plural(franchiseCount, 'franchise') : 'No franchise is listed now'} · followed
          since {formatDate(followedAt)}
        </Text>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={follow.isPending}
        busyLabel="Unfollowing..."
        onClick={() => follow.mutate(false)}
      >
        Unfollow<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}

function Brands({ browse, onRemoved }: { browse: To; onRemoved: () => void }) {
  const pages = useInfiniteQuery(followedBrands());
  const isLoggedOut = useUnauthorized(pages.error);
  if (!pages.data)
    return pages.error && !isLoggedOut ? (
      <ErrorState
        title="The brands that you follow could not be loaded."
        onRetry={() => void pages.refetch()}
        busy={pages.isFetching}
      />
    ) : (
      <Skeleton height="64px" />
    );
  const brands = pages.data.pages.flatMap(({ items }) => items);
  if (brands.length === 0)
    return (
      <EmptyState
        title="You follow no brand yet"
        action={
          <LinkButton as={Link} variant="secondary" to={browse}>
            Browse Franchises
          </LinkButton>
        }
      >
        Press Follow on a brand's page to be notified of its new franchises.
      </EmptyState>
    );
  return (
    <Stack $gap={16}>
      <Card as="ul" $flush>
        {brands.map((brand) => (
          <BrandRow key={brand.id} brand={brand} onRemoved={onRemoved} />
        ))}
      </Card>
      <LoadMore pages={pages} noun="brands" />
    </Stack>
  );
}

/** The brands that the user follows, the last followed first. */
export function FollowedList({ browse }: { browse: To }) {
  return (
    <ListSection id="followed-brands" title="Brands You Follow">
      {(onRemoved) => <Brands browse={browse} onRemoved={onRemoved} />}
    </ListSection>
  );
}
