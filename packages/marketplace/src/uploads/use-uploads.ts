import { refusalBefore, type Upload, type UploadKind, type UploadUse } from '@setu/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UploadProblem, uploadFile } from './upload-file';

/** An upload of a picture or a PDF. */
export interface UploadJob {
  id: number;
  kind: UploadKind;
  file: File;
  /** `failed` may be retried; `refused` may not. */
  state: 'waiting' | 'sending' | 'making' | 'failed' | 'refused';
  /** Share of the bytes that were sent, 0 to 1. */
  sent: number;
  /** Why it failed or was refused. */
  problem: string | null;
}

/** Files that are sent at the same time. */
const concurrency = 2;

let lastId = 0;

/**
 * Uploads files, two at a time, while the form is open.
 * @param onUploaded called with each finished upload
 * @param use files of a message are private
 */
export const useUploads = (
  kind: UploadKind,
  onUploaded: (done: Upload, file: File) => void,
  use: UploadUse = 'listing',
) => {
  const [jobs, setJobs] = useState<readonly UploadJob[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const finish = useRef(onUploaded);
  finish.current = onUploaded;

  const change = useCallback((id: number, changed: Partial<UploadJob>) => {
    setJobs((all) => all.map((job) => (job.id === id ? { ...job, ...changed } : job)));
  }, []);
  const forget = useCallback((id: number) => {
    setJobs((all) => all.filter((job) => job.id !== id));
  }, []);

  const run = useCallback(
    async ({ id, file }: UploadJob) => {
      const cancelling = new AbortController();
      running.current.set(id, cancelling);
      change(id, { state: 'sending', sent: 0, problem: null });
      try {
        const onProgress = (sent: number) => change(id, { sent, state: sent === 1 ? 'making' : 'sending' });
        const done = await uploadFile(kind, file, { use, onProgress, signal: cancelling.signal });
        forget(id);
        finish.current(done, file);
      } catch (error) {
        if (!(error instanceof UploadProblem)) return;
        change(id, { state: error.isLasting ? 'refused' : 'failed', problem: error.message });
      } finally {
        running.current.delete(id);
        // The next waiting job may start.
        setJobs((all) => [...all]);
      }
    },
    [change, forget, kind, use],
  );

  useEffect(() => {
    const waiting = jobs.filter(({ state, id }) => state === 'waiting' && !running.current.has(id));
    for (const job of waiting.slice(0, Math.max(0, concurrency - running.current.size))) void run(job);
  }, [jobs, run]);

  // A closed form cancels its uploads.
  useEffect(() => {
    const open = running.current;
    return () => {
      for (const cancelling of open.values()) cancelling.abort();
    };
  }, []);

  const add = (files: readonly File[]) => {
    const added = files.map((file): UploadJob => {
      lastId += 1;
      const problem = refusalBefore(kind, { name: file.name, bytes: file.size })?.sentence ?? null;
      return { id: lastId, kind, file, state: problem === null ? 'waiting' : 'refused', sent: 0, problem };
    });
    setJobs((all) => [...all, ...added]);
  };
  const cancel = (id: number) => {
    running.current.get(id)?.abort();
    forget(id);
  };
  const retry = (id: number) => change(id, { state: 'waiting', sent: 0, problem: null });
  return { jobs, add, cancel, retry };
};
