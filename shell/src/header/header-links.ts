import type { UserRole } from '@setu/contracts';

/** One entry of the header's navigation. `section` links to a part of the current page. */
export interface HeaderLink {
  label: string;
  to: string;
  kind: 'page' | 'section';
}

const page = (label: string, to: string): HeaderLink => ({ label, to, kind: 'page' });
const section = (label: string, to: string): HeaderLink => ({ label, to, kind: 'section' });

const browse = page('Browse Franchises', '/franchises');
const propertyRoles: readonly UserRole[] = ['agent', 'brand'];

/**
 * The links of the header: on the landing page its sections; on other pages the product's pages, with Dashboard for
 * signed-in users and Properties for agents and brands.
 * @param role null for a visitor
 * @param isAdministrator true with an administrator session; a user with the role admin already has the same dashboard
 */
export const headerLinks = (
  role: UserRole | null,
  pathname: string,
  isAdministrator = false,
): HeaderLink[] => {
  if (role === null && !isAdministrator && pathname === '/')
    return [
      browse,
      section('Real Estate', '#real-estate'),
      section('For Brands', '#for-brands'),
      section('Success Stories', '#success-stories'),
    ];
  return [
    browse,
    ...(role === null ? [] : [page('Dashboard', '/dashboard')]),
    ...(role !== null && propertyRoles.includes(role) ? [page('Properties', '/properties')] : []),
    ...(isAdministrator && role !== 'admin' ? [page('Admin Dashboard', '/admin')] : []),
    page('Platform Overview', '/mindmap'),
  ];
};
