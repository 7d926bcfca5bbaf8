/*
 * Runs one remote's server module apart from the gateway: no token, no secret, no environment, and a thread that can be
 * ended. It asks the gateway for every read. Plain JavaScript: it is started from its file as it stands.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { prepare } = await import(workerData.module);

const waiting = new Map();
let lastRead = 0;

const fetchFor = (job) => (url, init) =>
  new Promise((resolve, reject) => {
    lastRead += 1;
    waiting.set(lastRead, { resolve, reject });
    parentPort.postMessage({
      type: 'read',
      job,
      read: lastRead,
      url: String(url),
      method: init?.method ?? 'GET',
    });
  });

const bodiless = new Set([204, 205, 304]);

const answerRead = ({ read, reply, reason }) => {
  const asked = waiting.get(read);
  waiting.delete(read);
  if (!asked) return;
  if (!reply) asked.reject(new TypeError(reason));
  else
    asked.resolve(
      new Response(bodiless.has(reply.status) ? null : reply.body, {
        status: reply.status,
        headers: reply.headers,
      }),
    );
};

const runJob = async ({ job, request }) => {
  try {
    const { state, head, status } = await prepare(request, fetchFor(job));
    parentPort.postMessage({ type: 'prepared', job, state: JSON.stringify(state), head, status });
  } catch (error) {
    parentPort.postMessage({ type: 'failed', job, reason: String(error?.stack ?? error) });
  }
};

parentPort.on('message', (message) => {
  if (message.type === 'prepare') void runJob(message);
  else if (message.type === 'answer') answerRead(message);
  else if (message.type === 'ping') parentPort.postMessage({ type: 'pong' });
});
parentPort.postMessage({ type: 'ready' });
