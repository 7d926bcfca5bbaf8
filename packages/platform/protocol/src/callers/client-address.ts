/**
 * Request header in which the gateway sends the network address of the client, IPv4 or IPv6 without a port. Sign-in attempts
 * are counted by it. The gateway drops this header of clients.
 */
export const clientAddressHeader = 'x-client-ip';
