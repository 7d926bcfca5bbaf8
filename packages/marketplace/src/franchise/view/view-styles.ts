import { breakpoints } from '@setu/ui';
import { css, type RuleSet } from 'styled-components';
import type { ListView } from './list-view';

/** Styles of a list of franchises that is shown as rows, or of an element inside it. Lists without a view are cards. */
export const inRows = <Props extends object>(styles: RuleSet<Props>) => css<Props>`
  [data-view='rows'] &,
  &[data-view='rows'] {
    ${styles}
  }

  @media (max-width: ${breakpoints.tablet - 0.02}px) {
    [data-view='by-width'] &,
    &[data-view='by-width'] {
      ${styles}
    }
  }
`;

/** Attribute of a list for {@link inRows}: its view, or by the width of the window when it has none. */
export const viewAttribute = (view: ListView | null) => ({ 'data-view': view ?? 'by-width' });
