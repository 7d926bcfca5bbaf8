export { people, peopleConsumer, peopleNamed } from './people';
export { endVerifications, VerificationModel, verifications } from './verifications';
