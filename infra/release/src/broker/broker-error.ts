/** The Pact Broker refused a request or could not be reached. */
export class BrokerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokerError';
  }
}
