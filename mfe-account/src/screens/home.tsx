import { type ScreenProps, useSession } from '@setu/mfe-kit';
import { Home } from '../features/home/home';

/** The home page of the person who is signed in. */
export default function HomeScreen({ isDemo = false }: ScreenProps) {
  const { user } = useSession();
  return user ? <Home user={user} isDemo={isDemo} /> : null;
}
