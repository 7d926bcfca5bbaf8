/**
 * Request header in which the gateway names the network address of the client, IPv4 or IPv6 without a port: what
 * sign-in attempts are counted by. What a client sends under this name is dropped at the door.
 */
export const clientAddressHeader = 'x-client-ip';
