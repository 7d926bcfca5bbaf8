import { type ScreenProps, useSession } from '@setu/mfe-kit';
import { Home } from '../features/home/home';

/** The home page of the signed-in person. */
export default function HomeScreen({ isDemo = false }: ScreenProps) {
  const { user } = useSession();
  return user ? <Home user={user} isDemo={isDemo} /> : null;
}
