import {
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { identityService } from '../src/app';
import { makeAdmin } from './builders';

/**
 * Starts a service with an empty database and an administrator before each test of a file, and stops it afterwards.
 * @returns the service and the administrator of the running test
 */
export const setUpFreshService = (): (() => { service: TestService; admin: TestUser }) => {
  let broker: TestBroker;
  let running: { service: TestService; admin: TestUser };
  beforeAll(async () => {
    broker = await startTestBroker();
  });
  afterAll(() => broker.stop());
  beforeEach(async () => {
    const service = await startTestService(identityService, { broker });
    running = { service, admin: (await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' })).user };
  });
  afterEach(() => running.service.stop());
  return () => running;
};
