import { addPushBrowser, type PushBrowser, type PushSettings, removePushBrowser } from '@setu/contracts';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  toastError,
  toastSuccess,
  userMessageOf,
  useUnauthorized,
} from '@setu/mfe-kit';
import { Badge, Button, Cluster, ErrorState, Skeleton, Text } from '@setu/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PartCard } from '../../shared/part-card';
import { type BrowserPush, NotAllowedError, subscribeBrowser, unsubscribeBrowser } from './browser-push';
import { browserPush, pushSettings } from './push.queries';

const blockedText =
  'This browser blocks notifications of this site. Allow them in its settings for the site, and come back.';

const failureOf = (error: unknown): string => {
  if (error instanceof NotAllowedError) return 'You did not allow notifications in this browser.';
  return (
    userMessageOf(error) ??
    'This browser could not reach the notification service of its maker. Check the connection, and try again.'
  );
};

const useSwitch = () => {
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all([client.invalidateQueries(browserPush()), client.invalidateQueries(pushSettings())]);
  };
  const failed = (error: Error) => {
    if (isUnauthorized(error)) return handleUnauthorized();
    toastError({ title: 'Notifications could not be changed.', description: failureOf(error) });
  };
  const turnOn = useMutation({
    mutationFn: async (applicationServerKey: string) =>
      api.call(addPushBrowser, { endpoint: await subscribeBrowser(applicationServerKey) }),
    onSuccess: () => toastSuccess('This browser notifies you from now on.'),
    onError: failed,
    onSettled: refresh,
  });
  const turnOff = useMutation({
    mutationFn: async ({ id }: PushBrowser) => {
      await api.call(removePushBrowser, { id });
      await unsubscribeBrowser();
    },
    onSuccess: () => toastSuccess('This browser tells you of nothing any more.'),
    onError: failed,
    onSettled: refresh,
  });
  return { turnOn, turnOff };
};

const Muted = ({ children }: { children: string }) => (
  <Text $size={14} $tone="muted">
    {children}
  </Text>
);

function Switch({ here, settings }: { here: BrowserPush; settings: PushSettings }) {
  const { turnOn, turnOff } = useSwitch();
  const { applicationServerKey, browsers } = settings;
  if (applicationServerKey === null) return <Muted>It is not offered at the moment.</Muted>;
  if (here.state === 'unsupported')
    return (
      <Muted>
        {here.canInstall
          ? 'Add this site to the home screen first, from the share menu of the browser, and open it there.'
          : 'This browser shows no notifications of sites.'}
      </Muted>
    );
  if (here.state === 'blocked') return <Muted>{blockedText}</Muted>;
  const own = browsers.find(({ endpoint }) => endpoint === here.endpoint);
  const elsewhere = browsers.length - (own ? 1 : 0);
  return (
    <>
      {own ? (
        <Cluster $gap={12}>
          <Badge tone="success">On</Badge>
          <Button
            variant="secondary"
            busy={turnOff.isPending}
            busyLabel="Turning off..."
            onClick={() => turnOff.mutate(own)}
          >
            Turn Off Notifications
          </Button>
        </Cluster>
      ) : (
        <div>
          <Button
            variant="secondary"
            busy={turnOn.isPending}
            busyLabel="Turning on..."
            onClick={() => turnOn.mutate(applicationServerKey)}
          >
            Turn On Notifications
          </Button>
        </div>
      )}
      {elsewhere > 0 ? (
        <Muted>
          {`It is on in ${elsewhere === 1 ? 'one other browser' : `${elsewhere} other browsers`}. Sign that browser out, and it shows nothing more.`}
        </Muted>
      ) : null}
    </>
  );
}

/** Whether this browser notifies the user while no page is open. */
export function PushPart() {
  const settings = useQuery(pushSettings());
  const here = useQuery(browserPush());
  const isLoggedOut = useUnauthorized(settings.error);
  const error = settings.error ?? here.error;
  const isReady = settings.data !== undefined && here.data !== undefined;
  return (
    <PartCard
      title="Notifications in This Browser"
      lead="It tells you of replies, new inquiries and decisions while no page of ours is open."
      isLoading={!isReady && !error}
    >
      {isReady ? <Switch here={here.data} settings={settings.data} /> : null}
      {!isReady && error && !isLoggedOut ? (
        <ErrorState
          title="The state of notifications could not be loaded."
          onRetry={() => void Promise.all([settings.refetch(), here.refetch()])}
          busy={settings.isFetching || here.isFetching}
        />
      ) : null}
      {!isReady && !error ? <Skeleton height="44px" /> : null}
    </PartCard>
  );
}
