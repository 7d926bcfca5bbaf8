import { refused } from '../cli/failure';
import type { RegistryClient } from '../registry-client';

/** The version that was published last. @throws Failure when nothing was */
export const newestVersion = async (client: RegistryClient, piece: string): Promise<string> => {
  const version = (await client.piece(piece))?.releases[0]?.version;
  if (version) return version;
  throw refused('not_found', `Nothing of ${piece} is published. Next: npm run release -- publish ${piece}`);
};
