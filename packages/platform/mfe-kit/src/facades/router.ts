/**
 * The part of react-router-dom the product may use; the shell shares it under the key `react-router-dom`. A shared
 * package cannot be tree-shaken by the imports of its users, so the names are listed by hand: the whole package is 65
 * kB gzipped. A test ensures that nothing else is imported from `react-router-dom`.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  UNSAFE_LocationContext,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
