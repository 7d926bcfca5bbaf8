/** The push services of browser makers. A browser's address is at one of them; any other address would make us call an arbitrary server. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/** @param others origins of additional push services that the operator allows */
export const makeIsPushService =
  (others: readonly string[]) =>
  (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (others.includes(origin)) return true;
    return protocol === 'https:' && port === '' && hosts.some((host) => host.test(hostname));
  };
