export { fullName } from './full-name';
export { useConfirmationLink } from './use-confirmation-link';
