/**
 * The part of react-router-dom the product may use; it is what the shell shares under the key `react-router-dom`.
 * A shared package cannot be shaken by what its users import, so the shaking is done here, by hand: unshaken it
 * costs 65 kB gzipped. A test holds that nothing else is imported from `react-router-dom` anywhere.
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
