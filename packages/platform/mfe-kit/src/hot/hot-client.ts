/// <reference types="@rspack/core/module" />
import { designColours } from '@setu/ui/tokens';

/** The message of the development server after each build and to each new listener. */
export interface BuildReport {
  /** Identifies the run of the server. This page cannot be updated from another run. */
  session: string;
  hash: string;
  problems: string[];
}

const hot = import.meta.webpackHot;
const noticeId = 'setu-build-problems';

const style =
  'position:fixed;inset:auto 0 0 0;z-index:1000;max-height:50vh;margin:0;padding:16px;overflow:auto;' +
  `background:${designColours.ink};color:${designColours['on-fill']};font-size:14px;white-space:pre-wrap`;

/** Shows the errors of the build; the page continues with the last build. */
const showProblems = (problems: readonly string[]): void => {
  document.getElementById(noticeId)?.remove();
  if (problems.length === 0) return;
  const notice = document.createElement('pre');
  notice.id = noticeId;
  notice.setAttribute('role', 'alert');
  notice.style.cssText = style;
  notice.textContent = problems.join('\n\n');
  document.body.append(notice);
};

/** Updates this remote to a build, step by step. The page reloads when a module cannot be replaced. */
const update = async (wanted: string): Promise<void> => {
  while (hot && hot.status() === 'idle' && __webpack_hash__ !== wanted) {
    const before = __webpack_hash__;
    const updated = await hot.check(true).catch(() => null);
    if (!updated || __webpack_hash__ === before) return location.reload();
  }
};

let isFollowing = false;

/** Subscribes to the server of this remote while the page is visible. Every screen calls it. */
export const followUpdates = (): void => {
  if (!hot || isFollowing) return;
  isFollowing = true;
  let session: string | null = null;
  let source: EventSource | null = null;
  const handleResult = ({ data }: MessageEvent<string>) => {
    const result = JSON.parse(data) as BuildReport;
    session ??= result.session;
    if (result.session !== session) return location.reload();
    showProblems(result.problems);
    if (result.problems.length === 0) void update(result.hash);
  };
  // A browser limits its connections to one server, so pages in the background close theirs.
  const handleVisibility = () => {
    source?.close();
    source = null;
    if (document.visibilityState === 'hidden') return;
    source = new EventSource(`${__webpack_public_path__}events`);
    source.onmessage = handleResult;
  };
  document.addEventListener('visibilitychange', handleVisibility);
  handleVisibility();
};
