/**
 * Request header in which the gateway sends the network address of the client, IPv4 or IPv6 without a port. Sign-in attempts
 * are counted by this address. The gateway drops this header when a client sends it.
 */
export const clientAddressHeader = 'x-client-ip';
