import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, bucketCalls } from '@setu/service-kit/bucket';
import { type Artefacts, isMissing, type ReleaseId, writeWhole } from './artefacts';
import { mapConcurrent } from './map-concurrent';

/** Number of concurrent downloads. */
const concurrency = 16;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const exists = async (file: string): Promise<boolean> => {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/**
 * Artefacts in a bucket. Each gateway serves published files from its own folder, filled when a release is first needed. A release
 * that is complete there is served without the bucket.
 * @param cache folder of this machine that only the gateway may write to
 */
export const s3Artefacts = (bucket: Bucket, cache: string): Artefacts => {
  const calls = bucketCalls(bucket, 'The store of releases');
  const keyOf = ({ name, version }: ReleaseId, path: string) => `${name}/${version}/${path}`;
  const home = join(
    cache,
    sha256(Buffer.from(`${bucket.endpoint} ${bucket.bucket} ${bucket.prefix}`)).slice(0, 16),
  );
  const folderOf = ({ name, version }: ReleaseId) => join(home, name, version);
  const filling = new Map<string, Promise<void>>();
  const fill = async (id: ReleaseId, paths: readonly string[], mark: string) => {
    if (await exists(mark)) return;
    await mapConcurrent(paths, concurrency, async (path) => {
      const file = join(folderOf(id), path);
      if (await exists(file)) return;
      const bytes = await calls.get(keyOf(id, path));
      if (bytes) await writeWhole(file, bytes);
    });
    await writeWhole(mark, Buffer.alloc(0));
  };

  return {
    write: (id, path, bytes) => calls.put(keyOf(id, path), bytes),
    remove: (id, path) => calls.remove(keyOf(id, path)),
    // Never from the cache, because the bytes are compared with their hash.
    read: (id, path) => calls.get(keyOf(id, path)),
    folder: async (id, paths) => {
      // Written when all of these paths are stored. It begins with a dot, which no path of a release does.
      const mark = join(folderOf(id), `.whole-${sha256(Buffer.from(paths.join('\n'))).slice(0, 16)}`);
      const running = filling.get(mark) ?? fill(id, paths, mark).finally(() => filling.delete(mark));
      filling.set(mark, running);
      await running;
      return folderOf(id);
    },
  };
};
