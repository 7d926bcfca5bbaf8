/** The push services of the makers of browsers. A browser chooses an address there, so any other address is a request to call a stranger. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/** @param others origins of further push services that the operator allows */
export const makeIsPushService =
  (others: readonly string[]) =>
  (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (others.includes(origin)) return true;
    return protocol === 'https:' && port === '' && hosts.some((host) => host.test(hostname));
  };
