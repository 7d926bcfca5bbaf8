import { type BrandPage, followBrand, getFollowed, unfollowBrand } from '@setu/contracts';
import { api, handleUnauthorized, isUnauthorized, toastError, toastSuccess, useSession } from '@setu/mfe-kit';
import { Button, Icon, media } from '@setu/ui';
import { Bell } from '@setu/ui/icons';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useAfterSignIn, useSignInFor } from '../../shared/after-sign-in';

/** Whether the signed-in user follows a brand. */
const isFollowed = (id: string) =>
  queryOptions({
    queryKey: [getFollowed.path, id],
    queryFn: async ({ signal }) => (await api.call(getFollowed, { id }, { signal })).followed,
  });

const Toggle = styled(Button)`
  min-width: 7rem;

  ${media.noScript} {
    display: none;
  }
`;

function Look({ isOn, ...rest }: { isOn: boolean; disabled?: boolean; onClick?: () => void }) {
  return (
    <Toggle variant="secondary" size="sm" data-screen-only="" aria-pressed={isOn} {...rest}>
      <Icon of={Bell} size={16} />
      {isOn ? 'Following' : 'Follow'}
    </Toggle>
  );
}

interface FollowProps {
  brand: Pick<BrandPage, 'id' | 'name'>;
}

const actionOf = (id: string) => `follow:${id}`;

function FollowForUser({ brand: { id, name } }: FollowProps) {
  const client = useQueryClient();
  const { data } = useQuery(isFollowed(id));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wanted: boolean) =>
      (await api.call(wanted ? followBrand : unfollowBrand, { id })).followed,
    onSuccess: (followed) => {
      client.setQueryData(isFollowed(id).queryKey, followed);
      if (followed)
        toastSuccess({ title: `You follow ${name}`, description: 'You are notified of its new franchises.' });
    },
    onError: (error, wanted) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError(wanted ? `You could not follow ${name}. Please try again.` : 'Please try again.');
    },
  });
  useAfterSignIn(
    actionOf(id),
    useCallback(() => mutate(true), [mutate]),
  );
  const isOn = isPending ? variables : (data ?? false);
  return <Look isOn={isOn} onClick={() => mutate(!isOn)} />;
}

/** Follows a brand. Signed out, it opens the sign-in, and follows afterwards. */
export function FollowButton({ brand }: FollowProps) {
  const session = useSession();
  const signInFirst = useSignInFor(actionOf(brand.id));
  if (session.state === 'loading') return <Look isOn={false} disabled />;
  if (session.state === 'signed-in')
    return session.user.id === brand.id ? null : <FollowForUser brand={brand} />;
  return <Look isOn={false} onClick={signInFirst} />;
}
