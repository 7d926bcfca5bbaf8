/** The Pact Broker said no, or could not be asked; its own words. */
export class BrokerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokerError';
  }
}
