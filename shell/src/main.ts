// Must precede React, which reads the commit hook only once.
import './faults/checks/render-loop';
import '@setu/ui/global.css';

/** A message, because browsers delay the timers of tabs in the background. */
const answerInput = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** The code of the page, which the initial scripts contain, in parts that are evaluated one after the other. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@setu/ui'),
  () => import(/* webpackMode: "eager" */ '@setu/mfe-kit'),
];

/**
 * Evaluates the code in several tasks: in between, the browser answers taps and keys. As one task it would block a slow phone for most of a
 * second.
 */
const begin = async () => {
  for (const evaluate of parts) {
    await evaluate();
    await answerInput();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await answerInput();
  start();
};

begin().catch(reportError);
