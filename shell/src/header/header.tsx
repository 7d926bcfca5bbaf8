import { type CurrentUser, product, userRoleLabels } from '@setu/contracts';
import { SignInLink } from '@setu/mfe-kit';
import { Badge, Container, LinkButton, media, token, Wordmark } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { expectHeader } from '../faults/checks/header-check';
import { NotificationPlace } from '../notifications/notification-place';
import { AccountButton } from './account-button';
import { headerLinks } from './header-links';
import { MenuButton } from './menu-button';
import { NavLinks } from './nav-links';

/** Below this width the links do not fit and are in a sheet. */
const wideEnough = '@media (min-width: 960px)';

const Bar = styled.header`
  position: sticky;
  z-index: 40;
  top: 0;
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.paper};
`;

const Row = styled(Container)`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  height: ${token.size.header};

  /* On phones without the page's font a system font may be wider. */
  @media (min-width: 480px) {
    gap: ${token.space[24]};
  }

  ${media.noScript} {
    flex-wrap: wrap;
    gap: 0 ${token.space[24]};
    height: auto;
    min-height: ${token.size.header};
  }
`;

const HomeLink = styled(Link)`
  display: flex;
  flex: none;
  border-radius: ${token.radius.control};
  text-decoration: none;
`;

const Wide = styled.div`
  display: none;

  ${wideEnough} {
    display: block;
  }
`;

/** Without scripts there is no sheet, so the links are in a separate line. */
const Links = styled(Wide)`
  ${media.noScript} {
    display: block;
    flex-basis: 100%;
    order: 1;

    ${wideEnough} {
      flex-basis: auto;
      order: 0;
    }
  }
`;

/** The breakpoints are in em, because users may have larger text. */
const RoomForBadge = styled.div`
  display: none;

  @container (min-width: 28em) {
    display: block;
  }

  /* It is next to the links. */
  ${wideEnough} {
    @container (max-width: 36em) {
      display: none;
    }
  }
`;

const Narrow = styled.div`
  ${media.noScript} {
    display: none;
  }

  ${wideEnough} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;

  @media (min-width: 480px) {
    gap: ${token.space[8]};
  }
`;

interface HeaderProps {
  user: CurrentUser | null;
  pathname: string;
  isAdministrator: boolean;
}

/** The sticky header of every page. */
export function Header({ user, pathname, isAdministrator }: HeaderProps) {
  const links = headerLinks(user?.role ?? null, pathname, isAdministrator);
  // Administrators log in on another page: Login next to their session would be misleading.
  const offersSignIn = !user && !/^\/admin(\/|$)/.test(pathname);
  return (
    <Bar ref={expectHeader} data-screen-only="">
      <Row>
        <HomeLink to="/" aria-label={`${product.name} home`}>
          <Wordmark name={product.name} />
        </HomeLink>
        <Links>
          <NavLinks links={links} />
        </Links>
        <End>
          {user ? (
            <>
              <RoomForBadge>
                <Badge tone="tint">{userRoleLabels[user.role]}</Badge>
              </RoomForBadge>
              <NotificationPlace user={user} />
              <AccountButton user={user} />
            </>
          ) : null}
          {offersSignIn ? (
            <>
              <LinkButton as={SignInLink} variant="ghost" size="sm">
                Login
              </LinkButton>
              <Wide>
                <LinkButton as={SignInLink} intent={{ form: 'register' }} size="sm">
                  Get Started
                </LinkButton>
              </Wide>
            </>
          ) : null}
          <Narrow>
            <MenuButton links={links} user={user} offersSignIn={offersSignIn} />
          </Narrow>
        </End>
      </Row>
    </Bar>
  );
}
